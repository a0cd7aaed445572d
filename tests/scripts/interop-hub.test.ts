import { expect, it } from 'vitest';
import { whyNoInterop } from '#scripts/interop-hub.ts';

it.each([
  ['without dotnet', undefined, 'dotnet is not on the PATH; install the .NET 10 SDK to run it.'],
  ['with dotnet, but no SDK', '', 'dotnet has no SDK of version 10; install the .NET 10 SDK to run it.'],
  ['with an older SDK', '8.0.412 [/usr/share/dotnet/sdk]\n', expect.stringContaining('no SDK of version 10')],
  ['with two', '8.0.412 [/usr/share/dotnet/sdk]\n10.0.401 [/usr/share/dotnet/sdk]\n', undefined],
])('the real SignalR server %s', (_, sdks, reason) => {
  expect(whyNoInterop(() => sdks)).toEqual(reason);
});
