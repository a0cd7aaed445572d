import { Stack, Text, theme } from '@archive-console/ui';
import { type Field, fieldsOf, typeOf } from './fields.ts';
import { FieldTable } from './FieldTable.tsx';
import { JsonExample } from './JsonExample.tsx';
import { answerOf, type Listed } from './published.ts';

const JSON_TYPE = 'application/json';

function takenBy({ parameters, requestBody }: Listed): readonly Field[] {
  const elsewhere = parameters.map(({ name, in: place, required, schema }) => ({
    path: name,
    type: `${typeOf(schema)}, in the ${place}`,
    isRequired: required,
  }));
  const { schema = {} } = requestBody?.content[JSON_TYPE] ?? {};
  return [...elsewhere, ...fieldsOf(schema)];
}

function sentBy({ parameters, requestBody }: Listed): object | undefined {
  const elsewhere = parameters.filter(({ example }) => example !== undefined);
  const named = Object.fromEntries(elsewhere.map(({ name, example }) => [name, example]));
  const body = requestBody?.content[JSON_TYPE]?.example as object | undefined;
  return body === undefined && elsewhere.length === 0 ? undefined : { ...named, ...body };
}

/** What an operation takes and answers, field by field, and what traveled when it was called. */
export function OperationDetails({ operation }: { operation: Listed }) {
  const { operationId: name, responses } = operation;
  const [status = '', given] = Object.entries(responses).find(([key]) => /^[23]/.test(key)) ?? [];
  const answer = answerOf(given ?? {});
  const media = answer.content?.[JSON_TYPE];
  const taken = takenBy(operation);
  const sent = sentBy(operation);
  const problems = Object.values(responses)
    .flatMap((one) => Object.values(answerOf(one).content?.['application/problem+json']?.examples ?? {}))
    .map(({ value }) => value);
  // One of its own says more than what every operation answers.
  const refusal = problems.find(({ title }) => !title.startsWith('Default.')) ?? problems[0];
  const answered = media?.schema === undefined ? [] : fieldsOf(media.schema);
  return (
    <Stack gap={16} style={{ padding: `${theme.space[12]} 0` }}>
      {taken.length === 0 ? (
        <Text>Takes nothing.</Text>
      ) : (
        <FieldTable title="Takes" of={name} fields={taken} />
      )}
      {media?.schema === undefined ? (
        <Text>
          Answers {status}: {answer.description}
        </Text>
      ) : (
        <Text>
          Answers {status}: {typeOf(media.schema)}
        </Text>
      )}
      {answered.length > 0 && <FieldTable title="Answers" of={name} fields={answered} />}
      {sent !== undefined && <JsonExample title="Sent" of={name} value={sent} />}
      {media?.example !== undefined && <JsonExample title="Answered" of={name} value={media.example} />}
      {Object.entries(answer.headers ?? {}).map(([header, { example }]) => (
        <JsonExample key={header} title={`Header ${header}`} of={name} value={example} />
      ))}
      {refusal !== undefined && <JsonExample title="Refused" of={name} value={refusal} />}
    </Stack>
  );
}
