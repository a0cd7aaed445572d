import { describe, expect, expectTypeOf, it } from 'vitest';
import { type KeptField, readDraft, writeDraft } from '#console/shared/form/drafts.ts';
import { createStorage } from '#console/shared/storage.ts';
import { memory } from './in-memory-storage.ts';

const page = '/home/users/create-user';
const now = { userName: '', firstName: '', isActive: false };
const draft = { userName: ['', 'lena.sommer'], isActive: [false, true] } as const;

function stored(text?: string) {
  const session = memory(text === undefined ? {} : { 'ac.drafts': text });
  return { session, storage: createStorage({ local: memory(), session }) };
}

describe('a draft', () => {
  it('is given back to the user who left it, on its page', () => {
    const { storage } = stored();
    writeDraft(storage, 'carla', page, draft);
    expect(readDraft(storage, 'carla', page, now)).toEqual(draft);
    expect(readDraft(storage, 'carla', '/home/users', now)).toBeUndefined();
    expect(readDraft(storage, 'amelie', page, now)).toBeUndefined();
  });

  it('leaves nothing in the storage once it is empty', () => {
    const { storage, session } = stored();
    writeDraft(storage, 'carla', page, draft);
    writeDraft(storage, 'carla', page, {});
    expect([...session.map.keys()]).toEqual([]);
  });

  it('leaves those of other pages alone', () => {
    const { storage } = stored();
    writeDraft(storage, 'carla', page, draft);
    writeDraft(storage, 'carla', '/home/users/7/profile/edit', draft);
    writeDraft(storage, 'carla', page, {});
    expect(readDraft(storage, 'carla', '/home/users/7/profile/edit', now)).toEqual(draft);
  });

  it('takes the place of the draft of another user', () => {
    const { storage, session } = stored();
    writeDraft(storage, 'carla', page, draft);
    writeDraft(storage, 'amelie', page, { firstName: ['', 'Ole'] });
    expect(session.map.get('ac.drafts')).not.toContain('lena.sommer');
    expect(readDraft(storage, 'carla', page, now)).toBeUndefined();
  });

  it('is deleted at sign-out', () => {
    const { storage, session } = stored();
    writeDraft(storage, 'carla', page, draft);
    storage.forgetPerson();
    expect([...session.map.keys()]).toEqual([]);
  });

  it('gives back no field the form does not name, and none of another kind', () => {
    const { storage } = stored();
    writeDraft(storage, 'carla', page, { ...draft, removed: ['', 'x'], isActive: ['no', 'yes'] });
    expect(readDraft(storage, 'carla', page, now)).toEqual({ userName: ['', 'lena.sommer'] });
  });

  it.each([
    '',
    'null',
    '[]',
    '7',
    '{"person":"carla"}',
    '{"person":"carla","pages":7}',
    '{"person":"carla","pages":null}',
  ])('is none where the browser holds %s', (text) => {
    const { storage } = stored(text);
    expect(readDraft(storage, 'carla', page, now)).toBeUndefined();
    expect(() => writeDraft(storage, 'carla', page, draft)).not.toThrow();
  });
});

it('keeps no field that is a secret by its name', () => {
  interface Values {
    email: string;
    password: string;
    confirmPassword: string;
    accessToken: string;
    clientSecret: string;
    groups: string[];
    picture: Blob;
  }
  expectTypeOf<KeptField<Values>>().toEqualTypeOf<'email' | 'groups'>();
});
