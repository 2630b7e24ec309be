import { weekdays } from '@tulia/centre/day';
import type { FieldError } from '@tulia/contracts/problem';
import { dayName } from '@tulia/platform';
import { Button, ButtonRow, Panel } from '@tulia/ui';
import { Checkbox, FormErrors, type FormRefusal, SubmitButton, TextField } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { StaffForm, type TypedOver } from '../../lib/drafts/staff-form.tsx';
import { ListField } from '../../lib/editing/list-field.tsx';
import * as s from './edit-psychologists.module.css';
import type { PsychologistValues } from './psychologist-values.ts';
import { ServiceChecks } from './service-checks.tsx';

const TIMES = [
	{ key: 'from', label: 'From', type: 'time' },
	{ key: 'to', label: 'To', type: 'time' },
] as const;
const DAYS = [
	{ key: 'from', label: 'First day', type: 'date' },
	{ key: 'to', label: 'Last day', type: 'date' },
	{ key: 'hoursFrom', label: 'From (if not all day)', type: 'time' },
	{ key: 'hoursTo', label: 'To', type: 'time' },
] as const;

const FIELDS = ['name', 'serviceIds', 'active', 'weeklyHours', 'breaks', 'timeOff'] as const;

interface PsychologistFormProps {
	/** `new` for one that is added. */
	readonly psychologistId: string;
	readonly record?: TypedOver;
	readonly label: string;
	readonly initialValues: PsychologistValues;
	readonly validate: (values: PsychologistValues) => readonly FieldError[];
	readonly onSubmit: (values: PsychologistValues) => Promise<FormRefusal | undefined>;
	readonly onCancel: () => void;
	/** Stands above the buttons: both versions, or the appointments that must be seen first. */
	readonly children?: ReactNode;
}

/** Fields and layout only. */
export const PsychologistForm = ({
	psychologistId,
	record,
	label,
	initialValues,
	validate,
	onSubmit,
	onCancel,
	children,
}: PsychologistFormProps): ReactNode => (
	<Panel>
		<StaffForm<PsychologistValues>
			draft={{ name: `psychologist:${psychologistId}`, stored: FIELDS }}
			record={record}
			label={label}
			initialValues={initialValues}
			validate={validate}
			onSubmit={onSubmit}
		>
			<FormErrors />
			<TextField name="name" label="Full name" />
			<Checkbox name="active" label="Sees clients" />
			<ServiceChecks name="serviceIds" />
			<Week name="weeklyHours" title="Weekly hours" addLabel="Add hours" />
			<Week name="breaks" title="Breaks" addLabel="Add a break" />
			<ListField
				name="timeOff"
				label="Time off"
				hint="The first and the last day are both off. With hours, only these hours of each day are off."
				columns={DAYS}
				max={60}
				addLabel="Add time off"
			/>
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

interface WeekProps {
	readonly name: string;
	readonly title: string;
	readonly addLabel: string;
}

const Week = ({ name, title, addLabel }: WeekProps): ReactNode => (
	<section aria-label={title}>
		<h3>{title}</h3>
		<div className={s.week}>
			{weekdays.map((day) => (
				<ListField
					key={day}
					name={`${name}.${day}`}
					label={`${dayName(day)}, ${title.toLowerCase()}`}
					columns={TIMES}
					max={6}
					addLabel={addLabel}
				/>
			))}
		</div>
	</section>
);
