#!/bin/sh
# Starts nginx in its container. What the environment sets is filled in; nothing but /tmp is written.
set -eu
: "${API_ORIGIN:?set it to the origin of the service, as https://host}"
# Origins that the page may call besides its own, with blanks between them.
export CONNECT_ORIGINS="${CONNECT_ORIGINS:-}"
export CONFIG_FOLDER=/srv/console
if [ -n "${CONSOLE_CONFIG:-}" ]; then
  CONFIG_FOLDER=/tmp/config
  mkdir -p "$CONFIG_FOLDER"
  printf '%s' "$CONSOLE_CONFIG" > "$CONFIG_FOLDER/config.json"
fi
envsubst '$API_ORIGIN $CONNECT_ORIGINS $CONFIG_FOLDER' < /etc/console/nginx.conf > /tmp/nginx.conf
exec nginx -e stderr -c /tmp/nginx.conf -g 'daemon off;'
