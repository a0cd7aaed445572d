import { afterEach } from 'vitest';

// Nobody looks into the tools of the browser while the stories are tested: React prepares nothing for them. This stands
// before React is loaded, and saves a tenth of the time.
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');

// What axe has to say about a story that fails is in its error; the whole report of each is read by nobody.
afterEach(({ task }) => {
  Reflect.deleteProperty(task.meta, 'reports');
});
