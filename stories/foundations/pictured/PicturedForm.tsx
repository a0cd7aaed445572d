import {
  Button,
  Card,
  FileField,
  Form,
  Grid,
  Page,
  PageHeader,
  PatternListEditor,
  type PatternListWords,
  SaveBar,
  Select,
  SizeFilter,
  type SizeRange,
  Split,
  Stack,
  TextField,
} from '@archive-console/ui';
import { useState } from 'react';
import { messageFileWords } from '#stories/components/file-words.ts';
import { leadsTo } from '#stories/components/leads-to.tsx';
import { PicturedShell } from './PicturedShell.tsx';

const patternWords = (what: string): PatternListWords => ({
  list: (count) => `${count} ${what} patterns`,
  keys: 'Enter changes a pattern, Delete removes it.',
  earlier: (count) => `Show earlier patterns (${count})`,
  later: (count) => `Show later patterns (${count})`,
  remove: 'Remove',
  removed: (pattern) => `${pattern} is removed.`,
  editing: (pattern) => `${pattern} is in the field. Enter puts it back.`,
  added: (count) => (count === 1 ? '1 pattern added.' : `${count} patterns added.`),
  duplicates: (patterns) => `In the list already: ${patterns.join(', ')}.`,
  invalid: (pattern, reason) => `“${pattern}” ${reason}`,
  moreInvalid: (count) => `${count} more are not right.`,
});

const mistakeIn = (pattern: string) =>
  pattern.includes('[') && !pattern.includes(']') ? 'opens a bracket and does not close it.' : undefined;

const large: SizeRange = {
  moreThan: { amount: 10, unit: 'Mb' },
  lessThan: { amount: null, unit: 'Mb' },
};

/** The form of the pictures. */
export function PicturedForm() {
  const [senders, setSenders] = useState<readonly string[]>(['*@news.example', 'no-reply@*.shop.example']);
  const [subjects, setSubjects] = useState<readonly string[]>(['[*']);
  const [size, setSize] = useState(large);
  const [file, setFile] = useState<File | null>(null);
  return (
    <PicturedShell
      current="Policies"
      breadcrumbs={[
        { id: 'policies', label: 'Policies', render: leadsTo('#policies') },
        { id: 'newsletters', label: 'Newsletters' },
      ]}
    >
      <Page>
        <PageHeader title="Edit policy" sentence="Rule 3 of 7. The first rule that matches a mail decides." />
        <Split
          side={
            <Stack gap={12}>
              <Card title="In words">
                <p>
                  Mail from <strong>*@news.example</strong> or <strong>no-reply@*.shop.example</strong> with
                  more than <strong>10{'\u00a0'}MB</strong> is <strong>not archived</strong>.
                </p>
              </Card>
              <Card title="Try it on a message">
                <FileField
                  label="Message"
                  hint="It stays on this computer."
                  accept={['.eml', 'message/rfc822']}
                  value={file}
                  onChange={setFile}
                  formatSize={(bytes) => `${bytes} bytes`}
                  words={messageFileWords}
                />
              </Card>
            </Stack>
          }
        >
          <Form onSubmit={(event) => event.preventDefault()}>
            <Card
              padding="roomy"
              footer={
                <SaveBar note="2 changes not saved">
                  <Button>Discard changes</Button>
                  <Button design="primary" type="submit">
                    Save policy
                  </Button>
                </SaveBar>
              }
            >
              <Stack gap={20}>
                <Grid columns={2} gap={16} rowGap={20}>
                  <TextField label="Name" defaultValue="Newsletters" />
                  <Select
                    label="Action"
                    defaultValue="skip"
                    options={[
                      { value: 'archive', label: 'Archive' },
                      { value: 'skip', label: 'Do not archive' },
                    ]}
                  />
                </Grid>
                <PatternListEditor
                  label="Sender"
                  hint="* stands for anything, ? for one character."
                  placeholder="Add a pattern or paste many"
                  value={senders}
                  onChange={setSenders}
                  words={patternWords('sender')}
                />
                <PatternListEditor
                  label="Subject"
                  value={subjects}
                  onChange={setSubjects}
                  validate={mistakeIn}
                  words={patternWords('subject')}
                />
                <SizeFilter
                  label="Size"
                  locale="en-US"
                  value={size}
                  onChange={setSize}
                  words={{
                    moreThan: 'More than',
                    moreThanUnit: 'Unit of the lower bound',
                    lessThan: 'and less than',
                    lessThanUnit: 'Unit of the upper bound',
                    units: { B: 'B', Kb: 'KB', Mb: 'MB', Gb: 'GB' },
                  }}
                />
              </Stack>
            </Card>
          </Form>
        </Split>
      </Page>
    </PicturedShell>
  );
}
