import { Button, Form } from '@archive-console/ui';
import type { ReactNode } from 'react';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';
import { SlowNotice } from '#shared/loading/SlowNotice.tsx';

interface GateFormProps {
  /** What was sent, and how it stands. */
  request: { isPending: boolean; error: Error | null };
  /** The action in words. */
  submit: string;
  onSubmit: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form before sign-in: what was refused stands above its fields, its one button as wide as they are below. */
export function GateForm({ request, submit, onSubmit, children }: GateFormProps) {
  return (
    <Form
      gap={16}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <RefusalBanner error={request.error} />
      <SlowNotice waiting={request.isPending} />
      {children}
      <Button type="submit" design="primary" size="lg" fullWidth busy={request.isPending}>
        {submit}
      </Button>
    </Form>
  );
}
