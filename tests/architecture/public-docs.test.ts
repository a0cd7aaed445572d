import { describe, expect, it } from 'vitest';
import { doors } from './imports.ts';
import { defaultsOf, memberOf, offeredInterfaces } from './interfaces.ts';

const packages = ['ui', 'api-client'];
const offeredBy = (name: string) => offeredInterfaces(doors.get(`@archive-console/${name}`) ?? '');

describe.each(packages)('every interface that %s offers', (name) => {
  const offered = offeredBy(name);

  it('is there to be read', () => {
    expect(offered.length).toBeGreaterThan(5);
  });

  // The members of a table of words are the words themselves.
  it('says of its members what they are', () => {
    const silent = offered
      .filter((one) => !one.name.endsWith('Words'))
      .flatMap(({ name: of, file, members }) =>
        members.flatMap(({ name: member, doc }) =>
          /^(?!@default)\S/.test(doc) ? [] : [`${file}: ${of}.${member}`],
        ),
      );
    expect(silent).toEqual([]);
  });
});

describe('every component', () => {
  const offered = new Set(offeredBy('ui'));
  const defaults = defaultsOf('packages/ui/src').filter(
    ({ of }) => offered.has(of) || of.parents.some((parent) => offered.has(parent)),
  );
  const isLiteral = (value: string) => /^('.*'|true|false|-?\d+)$/.test(value);

  it('says what counts where a property is left out', () => {
    expect(defaults.length).toBeGreaterThan(100);
    const silent = defaults
      .filter(({ name, value, of }) => {
        const said = isLiteral(value) ? `@default ${value}` : '@default';
        return memberOf(of, name)?.doc.includes(said) === false;
      })
      .map(({ name, value, of }) => `${of.file}: ${of.name}.${name} = ${value}`);
    expect(silent).toEqual([]);
  });
});
