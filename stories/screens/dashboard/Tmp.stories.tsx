import { ApiError } from '@archive-console/api-client';
import preview from '#.storybook/preview';
const meta = preview.meta({ title: 'Screens/Dashboard/Tmp', parameters: { at: '/home/dashboard' } });
const seen: string[] = [];
const tell = (x: unknown) => { try { return x instanceof Error ? `${x.name} ${x.message} ${x.stack}` : `${typeof x} ${Object.prototype.toString.call(x)} ${JSON.stringify(x)} ${String(x)}`; } catch { return String(x); } };
const beforeEach = () => { const old = console.error; console.error = (...a: unknown[]) => { seen.push(a.map(tell).join(' ## ')); old(...a); }; window.addEventListener('error', (e) => seen.push('EV ' + tell(e.error))); window.addEventListener('unhandledrejection', (e) => seen.push('UR ' + tell(e.reason))); const oldI = Error.prototype; void oldI; };
const show = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await new Promise((resolve) => setTimeout(resolve, 6000));
  throw new Error(`TEXT: ${canvasElement.innerHTML.slice(0, 300)} || ${seen.join('\n@@@').slice(0, 4000)}`);
};
export const One = meta.story({ beforeEach, play: show });
export const Two = meta.story({ beforeEach, play: show });
Object.defineProperty(ApiError, Symbol.hasInstance, { value: (x: unknown) => { if (x !== null) seen.push(`HI ${tell(x)} ${(x as { constructor?: { name: string } })?.constructor?.name} ${Object.keys((x ?? {}) as object).join()} ${new Error().stack?.slice(0, 800)}`); return Function.prototype[Symbol.hasInstance].call(ApiError, x); } });
