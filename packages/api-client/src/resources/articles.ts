import * as v from 'valibot';
import { operation } from '../operation.ts';
import { bareOrIn } from '../reading.ts';
import { article } from '../shapes/article.ts';

/** The packages of storage one can choose from, the smallest first. */
export const listStoragePackages = operation({
  name: 'listStoragePackages',
  noun: 'articles',
  summary: 'Lists the packages of storage.',
  method: 'GET',
  path: '/articles/get-storage-packages',
  access: 'bearer',
  effect: 'read',
  answers: bareOrIn('rows', v.array(article)),
  errors: [],
  assumed: { answers: 'D27' },
});
