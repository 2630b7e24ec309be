import { weekdays } from '@tulia/centre/day';
import { DAY_WORDS, PARTS, type Span, type WishValues, wishErrors } from '@tulia/centre/wish-choices';
import type { FieldError } from '@tulia/contracts/problem';
import { isOpenDay, useGetProfileQuery } from '@tulia/platform';
import { Button, ButtonRow } from '@tulia/ui';
import { Checkbox, FormErrors, type FormRefusal, SelectField, SubmitButton } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { useListAllPsychologistsQuery } from '../../api/psychologists-api.ts';
import { StaffForm, type TypedOver } from '../../lib/drafts/staff-form.tsx';
import type { DraftKey } from '../../lib/drafts/use-draft-key.ts';
import * as s from './waiting-list.module.css';

/** The form values. `what` is a service, or the ticket of a visit for which the client wants an earlier time. */
export type StaffWishValues = WishValues & { readonly what?: string | undefined };

const FIELDS = [...weekdays, 'what', 'part', 'psychologistId', 'within'] as const;

interface WhatChoice {
	readonly value: string;
	readonly label: string;
}

interface WishFormProps {
	readonly label: string;
	readonly draft: string;
	readonly idempotency?: DraftKey | undefined;
	readonly record?: TypedOver | undefined;
	readonly start: StaffWishValues;
	/** The services and visits to choose from; empty if the entry already belongs to a visit. */
	readonly what: readonly WhatChoice[];
	/** The choices for how long the client waits; empty if the entry already belongs to a visit. */
	readonly spans: readonly Span[];
	readonly submitLabel: string;
	readonly onSubmit: (values: StaffWishValues) => Promise<FormRefusal | undefined>;
	readonly onClose: () => void;
	readonly children?: ReactNode;
}

/** The form of an entry of the waiting list. Fields and layout only; the caller sends the request. */
export function WishForm(props: WishFormProps): ReactNode {
	const { label, draft, idempotency, record, start, what, spans, submitLabel, onSubmit, onClose, children } = props;
	const psychologists = useListAllPsychologistsQuery().data?.data ?? [];
	const errorsIn = (values: StaffWishValues): readonly FieldError[] => [
		...(what.length > 0 && values.what === undefined ? [{ field: 'what', message: 'Choose what they wait for' }] : []),
		...wishErrors(values),
	];
	return (
		<StaffForm<StaffWishValues>
			draft={{ name: draft, stored: FIELDS }}
			idempotency={idempotency}
			record={record}
			label={label}
			initialValues={start}
			validate={errorsIn}
			onSubmit={onSubmit}
		>
			{children}
			<FormErrors />
			{what.length === 0 ? null : (
				<SelectField name="what" label="What they wait for" placeholder="Choose" options={what} />
			)}
			<Days />
			<SelectField name="part" label="Part of the day" options={PARTS} />
			<SelectField
				name="psychologistId"
				label="With whom"
				optional
				placeholder="Whoever is free first"
				options={psychologists.map(({ id, name }) => ({ value: id, label: `Only ${name}` }))}
			/>
			{spans.length === 0 ? null : <SelectField name="within" label="Until when" options={spans} />}
			<ButtonRow>
				<SubmitButton busyLabel="Noting…">{submitLabel}</SubmitButton>
				<Button variant="quiet" onClick={onClose}>
					Close
				</Button>
			</ButtonRow>
		</StaffForm>
	);
}

function Days(): ReactNode {
	const profile = useGetProfileQuery().data;
	const openDays = weekdays.filter(
		(day) => profile?.openingHours.some((hours) => hours.day === day && isOpenDay(hours)) ?? true,
	);
	return (
		<fieldset className={s.days}>
			<legend>Days</legend>
			{openDays.map((day) => (
				<Checkbox key={day} name={day} label={DAY_WORDS[day]} />
			))}
		</fieldset>
	);
}
