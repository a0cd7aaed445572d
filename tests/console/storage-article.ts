/** A storage package of the price list, of so many gigabytes. */
export const storageArticle = (id: string, balanceQuantity: number) => ({
  id,
  articleType: 'Storage' as const,
  balanceQuantity,
  scaleFrom: 1,
  articleNumber: id,
  name: id,
  description: '',
  pricePerUnit: 10,
});
