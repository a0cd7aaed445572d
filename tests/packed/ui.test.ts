import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { INSTALLS_WITHIN, projectWith, removeProject } from './installed.ts';

const app = `
import { Badge, GlobalStyle, theme } from '@archive-console/ui';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from 'styled-components';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      <Badge tone="accent">Administrator</Badge>
    </ThemeProvider>,
  );
`;

let project: string;

beforeAll(() => {
  project = projectWith('ui', [
    'react',
    'react-dom',
    'styled-components',
    '@types/react',
    '@types/react-dom',
  ]);
  writeFileSync(
    join(project, 'index.html'),
    '<div id="root"></div><script type="module" src="/app.tsx"></script>',
  );
  writeFileSync(join(project, 'app.tsx'), app);
  return () => removeProject(project);
}, INSTALLS_WITHIN);

describe('The design system, as it is packed', { timeout: 60_000 }, () => {
  it('is built into a page of a new Vite project, and only what that page shows', () => {
    const vite = [
      resolve('node_modules/vite/bin/vite.js'),
      'build',
      '--minify',
      'false',
      '--logLevel',
      'warn',
    ];
    const { status, stderr } = spawnSync(process.execPath, vite, { cwd: project, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const assets = join(project, 'dist/assets');
    const scripts = readdirSync(assets)
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(assets, file), 'utf8'))
      .join('');
    expect(scripts).toContain('Administrator');
    expect(scripts).toContain('Badge');
    expect(scripts).not.toContain('CommandPalette');
  });

  it('says its types to that project', () => {
    const compilerOptions = {
      jsx: 'react-jsx',
      module: 'esnext',
      moduleResolution: 'bundler',
      noEmit: true,
      skipLibCheck: true,
      strict: true,
      target: 'esnext',
      types: [],
    };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['app.tsx'] }));
    const check = () =>
      spawnSync('tsc', ['--project', project], { encoding: 'utf8', shell: process.platform === 'win32' });
    expect(check().stdout).toBe('');
    writeFileSync(join(project, 'app.tsx'), app.replace('tone="accent"', 'tone="loud"'));
    expect(check().stdout).toContain('"loud"');
  });
});
