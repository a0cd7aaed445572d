import {
  DateField,
  FormSectionWhole,
  NumberField,
  PatternListEditor,
  RadioCards,
  Select,
  SizeFilter,
  Switch,
  Textarea,
  TextField,
} from '@archive-console/ui';
import { Controller, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldSpec } from './fields.ts';
import { useDeferredBlur } from './use-deferred-blur.ts';
import { useValueText } from './use-value-text.ts';

interface FormFieldProps<TValues extends FieldValues> {
  form: UseFormReturn<TValues>;
  field: FieldSpec<TValues>;
  /** What is wrong, in words. */
  error: string | undefined;
  /** Why it cannot be changed now. */
  whyLocked: string | undefined;
}

/** Kinds that need the whole width of a form. */
const wideKinds: readonly FieldSpec<never>['kind'][] = ['multiline', 'choice', 'patterns', 'size', 'custom'];

/** The id of a field, for the summary of mistakes that leads to it. */
export const fieldId = (name: string): string => `field-${name}`;

/** One field of a form, whatever its kind. What was typed is never taken away: a form that is sent is read-only. */
export function FormField<TValues extends FieldValues>(props: FormFieldProps<TValues>) {
  const { kind, isFixed = false, isWide = wideKinds.includes(kind) && !isFixed } = props.field;
  const field = isFixed ? <FixedField {...props} /> : <Control {...props} />;
  return isWide ? <FormSectionWhole>{field}</FormSectionWhole> : field;
}

/** A value that this form cannot change, in words whatever its kind. */
function FixedField<TValues extends FieldValues>({ form, field }: FormFieldProps<TValues>) {
  const textOf = useValueText();
  return (
    <TextField
      id={fieldId(field.name)}
      label={field.label}
      hint={hintOf(field, form)}
      value={textOf(field, form.watch(field.name as Path<TValues>))}
      readOnly
      autoComplete="off"
    />
  );
}

function hintOf<TValues extends FieldValues>({ hint }: FieldSpec<TValues>, form: UseFormReturn<TValues>) {
  return typeof hint === 'function' ? hint(form.watch()) : hint;
}

function Control<TValues extends FieldValues>({ form, field, error, whyLocked }: FormFieldProps<TValues>) {
  const { i18n } = useTranslation();
  const defer = useDeferredBlur();
  const isReadOnly = whyLocked !== undefined;
  const { label } = field;
  const hint = hintOf(field, form);
  return (
    <Controller
      control={form.control}
      name={field.name as Path<TValues>}
      render={({ field: { value, onChange, onBlur, ref, name } }) => {
        const check = () => defer(onBlur);
        const text = { id: fieldId(name), label, hint, error };
        switch (field.kind) {
          case 'text':
          case 'email':
            return (
              <TextField
                {...(field.kind === 'email' && { type: 'email', inputMode: 'email' })}
                {...field.input}
                {...text}
                {...{ ref, name, value, onChange }}
                required={field.required}
                readOnly={isReadOnly}
                onBlur={check}
                // What is typed here is of another person: the browser must not offer its owner's.
                autoComplete="off"
              />
            );
          case 'multiline':
            return (
              <Textarea
                {...text}
                {...{ ref, name, value, onChange }}
                required={field.required}
                rows={field.rows ?? 3}
                readOnly={isReadOnly}
                onBlur={check}
              />
            );
          case 'number':
            return (
              <NumberField
                {...field}
                {...text}
                {...{ value, onChange }}
                locale={i18n.language}
                readOnly={isReadOnly}
                onBlur={check}
              />
            );
          case 'select':
            return (
              <Select
                {...text}
                {...{ ref, name, value, onChange }}
                required={field.required}
                options={field.options}
                {...(field.placeholder !== undefined && { placeholder: field.placeholder })}
                disabledReason={whyLocked}
                onBlur={check}
              />
            );
          case 'choice':
            return (
              <RadioCards
                {...text}
                {...{ name, value, onChange }}
                options={field.options}
                columns={field.columns ?? 1}
                required={field.required}
                disabledReason={whyLocked}
              />
            );
          case 'switch':
            return (
              <Switch
                id={text.id}
                label={label}
                description={hint}
                disabledReason={whyLocked}
                checked={value}
                onChange={onChange}
              />
            );
          case 'date':
            return (
              <DateField
                {...text}
                {...{ value, onChange }}
                locale={i18n.language}
                {...(field.min !== undefined && { min: field.min })}
                {...(field.max !== undefined && { max: field.max })}
                {...(field.required !== undefined && { required: field.required })}
                readOnly={isReadOnly}
              />
            );
          case 'patterns':
            return (
              <PatternListEditor
                {...text}
                {...{ ref, value, onChange }}
                {...(field.validate !== undefined && { validate: field.validate })}
                {...(field.keyOf !== undefined && { keyOf: field.keyOf })}
                {...(field.separators !== undefined && { separators: field.separators })}
                empty={field.empty}
                readOnly={isReadOnly}
                onBlur={check}
                words={{ list: field.list }}
              />
            );
          case 'size':
            return (
              <SizeFilter
                {...text}
                value={value}
                onChange={onChange}
                locale={i18n.language}
                readOnly={isReadOnly}
              />
            );
          case 'custom':
            break;
        }
        return <>{field.control({ ...text, value, whyLocked, onChange, onBlur: check })}</>;
      }}
    />
  );
}
