// biome-ignore-all lint/performance/noBarrelFile: the package's entry point; every export is named
export { useForm, useFormState } from 'react-final-form';
export { CareCard, type CareCardProps, type CareLine } from './care/care-card.tsx';
export { UnattendedNotice, type UnattendedNoticeProps } from './care/unattended-notice.tsx';
export { openDetailsAround } from './core/disclosure/open-details-around.ts';
export { Checkbox, type CheckboxProps } from './form/checkbox.tsx';
export { EmailField } from './form/email-field.tsx';
export { describedBy, FieldFrame, FieldMessage, type FieldTexts, inputClass } from './form/field-frame.tsx';
export { Form, type FormProps, type FormRefusal, useFormContext } from './form/form.tsx';
export { FormErrors } from './form/form-errors.tsx';
export { PasswordField, type PasswordFieldProps, type PasswordRule } from './form/password-field.tsx';
export {
	RadioCardGroup,
	type RadioCardGroupProps,
	type RadioCardOption,
	RadioCards,
	type RadioCardsProps,
} from './form/radio-cards.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './form/select-field.tsx';
export { SubmitButton, type SubmitButtonProps } from './form/submit-button.tsx';
export { TextArea, type TextAreaProps } from './form/text-area.tsx';
export { TextField, type TextFieldProps } from './form/text-field.tsx';
export { TickBox, type TickBoxProps } from './form/tick-box.tsx';
export { type BoundField, useBoundField } from './form/use-bound-field.ts';
