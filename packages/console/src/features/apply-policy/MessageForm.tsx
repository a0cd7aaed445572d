import {
  Banner,
  Card,
  Disclosure,
  FileField,
  Grid,
  NumberField,
  Select,
  sizeUnits,
  Stack,
  Textarea,
  TextButton,
  TextField,
} from '@archive-console/ui';
import { useRef, useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#shared/i18n/format.ts';
import { unitWords } from '#shared/i18n/unit-words.ts';
import { blankMessage, typedOf, type TypedMessage } from './message-form.ts';
import { type MessageFacts, messageInFile, messageInText } from './message-head.ts';

/** What a message says: dropped, pasted or typed. It stays in the browser. */
export function MessageForm({ form }: { form: UseFormReturn<TypedMessage> }) {
  const { t } = useTranslation('apply-policy');
  const [file, setFile] = useState<File | null>(null);
  const last = useRef<File | null>(null);
  const [source, setSource] = useState('');
  const [notRead, setNotRead] = useState<'file' | 'source'>();

  const hold = (chosen: File | null): void => {
    last.current = chosen;
    setFile(chosen);
  };
  const fill = (message: TypedMessage): void => {
    for (const [name, value] of Object.entries(message))
      form.setValue(name as keyof TypedMessage, value as string, { shouldDirty: true });
  };
  const take = (from: 'file' | 'source', message: MessageFacts | undefined): void => {
    setNotRead(message === undefined ? from : undefined);
    if (message !== undefined) fill(typedOf(message));
  };
  const takeFile = (chosen: File | null): void => {
    hold(chosen);
    setSource('');
    setNotRead(undefined);
    if (!chosen) return;
    // A file may lie where it cannot be read any more; one that was chosen since counts for more.
    void messageInFile(chosen)
      .catch(() => undefined)
      .then((message) => last.current === chosen && take('file', message));
  };
  const takeSource = (text: string): void => {
    setSource(text);
    hold(null);
    if (text.trim() === '') setNotRead(undefined);
    else take('source', messageInText(text));
  };
  const clear = (): void => {
    hold(null);
    setSource('');
    setNotRead(undefined);
    fill(blankMessage);
  };
  return (
    <Card
      title={t('message.title')}
      padding="roomy"
      aside={<TextButton onClick={clear}>{t('message.clear')}</TextButton>}
    >
      <Stack gap={20}>
        <MessageFile file={file} isNoMessage={notRead === 'file'} onChange={takeFile} />
        <Disclosure title={t('source.title')}>
          <Textarea
            label={t('source.label')}
            hint={t('source.hint')}
            error={notRead === 'source' && t('source.none')}
            rows={6}
            value={source}
            onChange={(event) => takeSource(event.target.value)}
            autoComplete="off"
            spellCheck={false}
          />
        </Disclosure>
        <MessageFields form={form} />
        <Banner tone="info" title={t('message.stays')} />
      </Stack>
    </Card>
  );
}

interface MessageFileProps {
  file: File | null;
  isNoMessage: boolean;
  onChange: (file: File | null) => void;
}

function MessageFile({ file, isNoMessage, onChange }: MessageFileProps) {
  const { t } = useTranslation('apply-policy');
  const { bytes } = useFormats();
  return (
    <FileField
      label={t('file.label')}
      value={file}
      accept={['.eml', 'message/rfc822']}
      formatSize={bytes}
      error={isNoMessage && t('file.none')}
      onChange={onChange}
      words={{
        drop: t('file.drop'),
        refused: (why, name) =>
          why === 'several' ? t('file.several') : t('file.type', { name: name ?? t('file.thing') }),
      }}
    />
  );
}

/** The four things that policies compare. */
function MessageFields({ form }: { form: UseFormReturn<TypedMessage> }) {
  const { t, i18n } = useTranslation('apply-policy');
  const asTyped = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <Stack gap={16}>
      <TextField label={t('field.sender')} {...asTyped} {...form.register('sender')} />
      <Textarea
        label={t('field.recipients')}
        hint={t('field.recipientsHint')}
        rows={3}
        {...asTyped}
        {...form.register('recipients')}
      />
      <TextField
        label={t('field.subject')}
        hint={t('field.subjectHint')}
        autoComplete="off"
        {...form.register('subject')}
      />
      <Grid columns={2} least={140}>
        <Controller
          control={form.control}
          name="amount"
          render={({ field }) => (
            <NumberField {...field} label={t('field.size')} locale={i18n.language} min={0} decimals={3} />
          )}
        />
        <Select
          label={t('field.unit')}
          options={sizeUnits.map((value) => ({ value, label: unitWords[value] }))}
          {...form.register('unit')}
        />
      </Grid>
    </Stack>
  );
}
