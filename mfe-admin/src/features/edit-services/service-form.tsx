import type { FieldError } from '@tulia/contracts/problem';
import { visitLengths } from '@tulia/contracts/service/staff-schemas';
import { useGetProfileQuery } from '@tulia/platform';
import { Button, ButtonRow, Panel } from '@tulia/ui';
import { Checkbox, FormErrors, type FormRefusal, RadioCards, SubmitButton, TextArea, TextField } from '@tulia/ui/form';
import { Illustration } from '@tulia/ui/illustrations';
import type { ReactNode } from 'react';
import { StaffForm, type TypedOver } from '../../lib/drafts/staff-form.tsx';
import { illustrationChoices, illustrationLabel } from './illustration-labels.ts';
import type { ServiceValues } from './service-values.ts';

const LENGTHS = visitLengths.map((minutes) => ({ value: String(minutes), title: `${minutes} minutes` }));

const FIELDS = [
	...(['title', 'shortDescription', 'description', 'benefits'] as const),
	...(['durationMinutes', 'price', 'image', 'active'] as const),
];

interface ServiceFormProps {
	/** The id of the service, or `new`. */
	readonly serviceId: string;
	readonly record?: TypedOver;
	readonly label: string;
	readonly initialValues: ServiceValues;
	readonly validate: (values: ServiceValues) => readonly FieldError[];
	readonly onSubmit: (values: ServiceValues) => Promise<FormRefusal | undefined>;
	readonly onCancel: () => void;
	/** Shown above the buttons: the conflict of two versions. */
	readonly children?: ReactNode;
}

export function ServiceForm({
	serviceId,
	record,
	label,
	initialValues,
	validate,
	onSubmit,
	onCancel,
	children,
}: ServiceFormProps): ReactNode {
	return (
		<Panel>
			<StaffForm<ServiceValues>
				draft={{ name: `service:${serviceId}`, stored: FIELDS }}
				record={record}
				label={label}
				initialValues={initialValues}
				validate={validate}
				onSubmit={onSubmit}
			>
				<FormErrors />
				<TextField name="title" label="Title" />
				<TextField name="shortDescription" label="Short description" hint="One or two sentences, for the cards." />
				<TextArea name="description" label="Description" maxLength={1500} rows={6} />
				<TextArea name="benefits" label="Benefits" hint="One on each line, at most 10." rows={5} />
				{serviceId === 'new' ? <FirstPrice /> : null}
				<RadioCards
					name="image"
					label="Drawing"
					options={illustrationChoices(initialValues.image).map((id) => ({
						value: id,
						title: illustrationLabel(id),
						image: <Illustration of={id} />,
					}))}
				/>
				<Checkbox name="active" label="Offered to clients" />
				{children}
				<ButtonRow>
					<SubmitButton busyLabel="Saving…">Save</SubmitButton>
					<Button variant="secondary" onClick={onCancel}>
						Cancel
					</Button>
				</ButtonRow>
			</StaffForm>
		</Panel>
	);
}

/** The price, only for a new service: existing prices are edited together under "Prices". */
function FirstPrice(): ReactNode {
	const currency = useGetProfileQuery().data?.currency;
	return (
		<>
			<RadioCards name="durationMinutes" label="Length of a visit" options={LENGTHS} />
			<TextField
				name="price"
				label={currency === undefined ? 'Price' : `Price in ${currency}`}
				hint="Such as 35 or 37.50."
				inputMode="decimal"
			/>
		</>
	);
}
