import { type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router';
import type { DialogRoute, PageRoute } from './page.ts';
import type { RouteHandle } from './route-handle.ts';

interface AreaRoutes<TTab extends string> {
  /** The last part of the area's address. */
  path: string;
  handle: RouteHandle;
  /** Fetched with the table itself. */
  list: Pick<RouteObject, 'handle' | 'Component' | 'loader'>;
  /** The form for a new object, and whatever else lies beside the objects, by its reserved part of the address. */
  create: Readonly<Record<string, PageRoute>>;
  object: {
    /** Names the part of the address that holds the id. */
    param: string;
    handle: RouteHandle;
    path: (id: string, tab?: TTab) => string;
    frame: PageRoute;
    /** Left out where the service has nothing that changes it. */
    edit?: PageRoute;
    /** In the order they are shown; the first where none is named. */
    tabs: Readonly<Record<TTab, PageRoute>>;
    /** What opens over a tab, by its reserved part of the address. */
    dialogs?: Readonly<Partial<Record<TTab, Readonly<Record<string, DialogRoute>>>>>;
  };
}

/**
 * The routes of an area: its list, the form for a new object, and one object with its tabs. What the dialogs and forms
 * are called is reserved; any other unknown tab is the first one (D12).
 */
export function areaRoutes<TTab extends string>({
  path,
  handle,
  list,
  create,
  object,
}: AreaRoutes<TTab>): RouteObject[] {
  const { param, frame, edit } = object;
  const names = Object.keys(object.tabs) as TTab[];
  /** Sends on to where something really lies; the list's own parameters travel along. */
  const onTo =
    (target: (id: string) => string) =>
    ({ params, request }: LoaderFunctionArgs) =>
      redirect(`${target(params[param] ?? '')}${new URL(request.url).search}`);
  const over = (tab: TTab) => object.dialogs?.[tab] ?? {};
  const elsewhere = names.flatMap((tab) =>
    Object.keys(over(tab)).flatMap((dialog) => {
      const loader = onTo((id) => `${object.path(id, tab)}/${dialog}`);
      return [
        { path: dialog, loader },
        { path: `:tab/${dialog}`, loader },
      ];
    }),
  );
  const [first] = names;
  return [
    {
      path,
      handle,
      children: [
        { index: true, ...list },
        ...pagesAt(create),
        {
          path: `:${param}`,
          handle: object.handle,
          children: [
            ...(edit === undefined
              ? []
              : [
                  { path: 'edit', ...edit },
                  { path: ':tab/edit', ...edit },
                ]),
            ...elsewhere,
            {
              ...frame,
              children: [
                ...(first === undefined ? [] : [{ index: true as const, ...object.tabs[first] }]),
                ...names.map((tab) => ({ path: tab, ...object.tabs[tab], children: pagesAt(over(tab)) })),
                { path: '*', loader: onTo((id) => object.path(id)) },
              ],
            },
          ],
        },
      ],
    },
  ];
}

function pagesAt(pages: Readonly<Record<string, DialogRoute>>): RouteObject[] {
  return Object.entries(pages).map(([path, page]) => ({ path, ...page }));
}
