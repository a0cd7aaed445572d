import { getBillingAddress, setBillingAddress, validateVatId } from '@archive-console/api-client';
import { VAT_ID_OF_SILENT_REGISTER } from '@archive-console/mocks';
import { describe, expect, it } from 'vitest';
import { failing } from '#tests/failing.ts';
import { address, onTrial } from './billing-stages.ts';
import { refusalOf, stage, anonymousClient } from './stage.ts';

describe('The billing address', () => {
  it('is saved without the space around it, in Germany unless another country is named', async () => {
    const { client } = await onTrial();
    await client.call(setBillingAddress, { ...address, city: ' Freiburg ', vatId: 'de 136 695 976' });
    expect(await client.call(getBillingAddress)).toEqual({
      ...address,
      firstName: '',
      lastName: '',
      countryCode: 'DE',
    });
    await client.call(setBillingAddress, { ...address, countryCode: 'at', postCode: '1010', vatId: '' });
    expect(await client.call(getBillingAddress)).toMatchObject({ countryCode: 'AT', postCode: '1010' });
  });

  it('may be that of a person', async () => {
    const { client } = await onTrial();
    await client.call(setBillingAddress, { ...address, company: '', firstName: 'Tom', lastName: 'Engel' });
    expect(await client.call(getBillingAddress)).toMatchObject({ company: '', lastName: 'Engel' });
  });

  it.each([
    ['company', { company: ' ' }],
    ['street', { street: '' }],
    ['postCode', { postCode: ' ' }],
    ['postCode', { postCode: '7909' }],
    ['city', { city: '' }],
    ['countryCode', { countryCode: 'Germany' }],
  ])('is refused by its %s', async (field, wrong) => {
    const { client } = await stage();
    const before = await client.call(getBillingAddress);
    const refusal = await refusalOf(client.call(setBillingAddress, { ...address, ...wrong }));
    expect(refusal.detail).toMatch(new RegExp(`^${field}: `));
    expect(await client.call(getBillingAddress)).toEqual(before);
  });

  it('is saved while the register of VAT ids is silent', async () => {
    const { client } = await stage();
    await client.call(setBillingAddress, { ...address, vatId: VAT_ID_OF_SILENT_REGISTER });
    expect((await client.call(getBillingAddress)).vatId).toBe(VAT_ID_OF_SILENT_REGISTER);
  });
});

describe('A VAT id', () => {
  it('is valid by its country, its length and its check digit', async () => {
    const valid = [
      'DE136695976',
      'de 136.695.976',
      'ATU12345678',
      'NL123456789B01',
      'FR12345678901',
      'SK1234567890',
      'MT12345678',
    ];
    const invalid = ['DE136695977', 'DE13669597', 'US123456789', ''];
    const { world } = await stage();
    const amiss = await failing([...valid, ...invalid], JSON.stringify, async (vatId) => {
      const isValid = valid.includes(vatId);
      expect(await anonymousClient(world).call(validateVatId, { vatId })).toEqual({ isValid });
    });
    expect(amiss).toEqual([]);
  });

  it('that cannot be checked is neither valid nor invalid', async () => {
    const { client } = await stage();
    expect(await refusalOf(client.call(validateVatId, { vatId: VAT_ID_OF_SILENT_REGISTER }))).toMatchObject({
      code: 'Default.UnexpectedError',
      status: 500,
      detail: 'The register of VAT ids does not answer.',
    });
  });
});
