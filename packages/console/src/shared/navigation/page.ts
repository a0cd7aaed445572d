import type { ComponentType } from 'react';
import { ensureWords } from '#shared/i18n/i18n.ts';
import { servicesOf } from '#shared/runtime/services.ts';
import type { LoaderFunction, RouteObject } from 'react-router';
import type { RouteHandle } from './route-handle.ts';

/** The module of a screen: its component under its own name and, where it reads before it shows, its loader. */
type ScreenModule<TName extends string> = Record<TName, ComponentType> & { loader?: LoaderFunction };

/** A route without its address, whose screen reads nothing before it shows. */
export type DialogRoute = Pick<RouteObject, 'handle'> & {
  lazy: Record<'Component', () => Promise<ComponentType>>;
};

/** A route without its address. */
export type PageRoute = DialogRoute & { lazy: Record<'loader', () => Promise<LoaderFunction>> };

/**
 * The part of a route that says which screen it shows: fetched when its address is opened, its loader beside it.
 *
 * @param name what the module exports the screen as
 */
export function page<TName extends string>(
  load: () => Promise<ScreenModule<TName>>,
  name: TName,
  handle: RouteHandle,
): PageRoute {
  return {
    handle,
    lazy: {
      Component: async () => (await load())[name],
      loader: async () => {
        const { loader } = await load();
        return withWords(loader);
      },
    },
  };
}

/** The same of a dialog over a tab, which reads once it is open. It may share the tab's file, but not its loader. */
export const dialog = <TName extends string>(
  load: () => Promise<Record<TName, ComponentType>>,
  name: TName,
  handle: RouteHandle,
): DialogRoute => ({ handle, lazy: { Component: async () => (await load())[name] } });

/** The words of forms, dialogs and objects come beside what a page reads: the first row of a list does without them. */
function withWords(loader: LoaderFunction | undefined): LoaderFunction {
  return async (given, handler) => {
    const answer: unknown = typeof loader === 'function' ? await loader(given, handler) : null;
    await ensureWords(servicesOf(given.context).i18n, 'objects');
    return answer;
  };
}
