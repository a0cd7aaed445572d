import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examplesIn } from '#.storybook/examples-in';

describe('the code that the book shows for a story', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'stories-'));
    writeFileSync(
      join(folder, 'words.ts'),
      "const remove = 'Remove';\nexport const words = { remove };\nexport const german = { remove: '' };\n",
    );
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  /** The code of the last story of such a file. */
  async function shown(meta: string, stories: string) {
    const file = join(folder, 'Tags.stories.tsx');
    writeFileSync(
      file,
      `import { Stack, Tags, type TagsProps } from '@archive-console/ui';
      import { expect, fn } from 'storybook/test';
      import { words } from './words.ts';
      const onRemove = fn<(tag: string) => void>();
      function Held(props: TagsProps) { return <Tags {...props} />; }
      const meta = preview.meta({ component: Tags, ${meta} });
      ${stories}`,
    );
    const { examples } = await examplesIn(file);
    return examples.at(-1)?.code;
  }

  it('imports what it uses, declares what the story has from elsewhere, and hears nothing', async () => {
    const meta = "args: { label: 'Tags', words, onAdd: fn(), onRemove }";
    expect(await shown(meta, 'export const Few = meta.story({ args: { required: true } });'))
      .toBe(`import { Tags } from '@archive-console/ui';

const remove = 'Remove';

const words = { remove };

const onRemove: (tag: string) => void = () => {};

export const Few = () => (
  <Tags label="Tags" words={words} onAdd={() => {}} onRemove={onRemove} required />
);
`);
  });

  it('has the arguments where the story takes them, of all that it extends', async () => {
    const meta = `args: { label: 'Tags', children: <b>None</b> },
      render: (args) => <Stack title={args.label} lang={args.lang}>{(open) => <Held {...args} label="My" isOpen={open} />}</Stack>`;
    const stories = `export const Few = meta.story({ args: { count: 2 } });
      export const Many = Few.extend({ args: { count: 200, tone: 'info' as const } });`;
    expect(await shown(meta, stories)).toBe(`import { Stack, Tags } from '@archive-console/ui';

export const Many = () => (
  <Stack title="Tags">
    {(open) => (
      <Tags count={200} tone="info" label="My" isOpen={open}>
        <b>None</b>
      </Tags>
    )}
  </Stack>
);
`);
  });
});

const FOLDER = 'node_modules/.cache/archive-console/examples';

const settings = {
  extends: '../../../../tsconfig.base.json',
  compilerOptions: { lib: ['ES2023', 'DOM', 'DOM.Iterable'] },
  include: ['modules'],
  references: [{ path: '../../../../packages/ui' }],
};

// As `npm run types` does it: what has not changed is not checked again.
it(
  'every example on the page of a component compiles as a file of its own',
  { timeout: 120_000 },
  async () => {
    rmSync(`${FOLDER}/modules`, { recursive: true, force: true });
    mkdirSync(`${FOLDER}/modules`, { recursive: true });
    writeFileSync(`${FOLDER}/tsconfig.json`, JSON.stringify(settings));
    const pages = globSync('stories/components/*.stories.tsx').filter((file) =>
      readFileSync(file, 'utf8').includes("'autodocs'"),
    );
    for (const file of pages) {
      const { examples } = await examplesIn(resolve(file));
      for (const { story, code } of examples)
        writeFileSync(`${FOLDER}/modules/${basename(file, '.stories.tsx')}-${story}.tsx`, code);
    }
    const { stdout, stderr } = spawnSync('tsc', ['--build', FOLDER], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect(stdout + stderr).toBe('');
  },
);
