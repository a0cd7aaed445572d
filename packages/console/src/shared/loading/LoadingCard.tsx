import { Card, Skeleton, Stack } from '@archive-console/ui';

/** The outline of a card of facts that is on its way. */
export function LoadingCard() {
  return (
    <Card>
      <Stack gap={16}>
        <Skeleton width="40%" />
        <Skeleton width="65%" />
        <Skeleton width="55%" />
        <Skeleton width="60%" />
      </Stack>
    </Card>
  );
}
