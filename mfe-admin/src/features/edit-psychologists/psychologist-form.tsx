import type { FieldError } from '@tulia/contracts/problem';
import { Button, ButtonRow, Panel } from '@tulia/ui';
import { Checkbox, FormErrors, type FormRefusal, SubmitButton, TextField, useFormState } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { StaffForm, type TypedOver } from '../../lib/drafts/staff-form.tsx';
import { Fold } from '../../lib/page/fold.tsx';
import { TimeOffField, WeekFields } from '../../lib/schedule/hours-fields.tsx';
import type { PsychologistValues } from './psychologist-values.ts';
import { ServiceChecks } from './service-checks.tsx';

const FIELDS = ['name', 'serviceIds', 'active', 'weeklyHours', 'breaks', 'timeOff'] as const;

/** The time off, with how much of it there is. */
function TimeOff(): ReactNode {
	const { values } = useFormState<PsychologistValues>({ subscription: { values: true } });
	const count = values.timeOff?.length ?? 0;
	return (
		<Fold title="Time off" line={count === 0 ? 'None' : `${count} noted`} look="part" headingLevel="h3">
			<TimeOffField isLabelHidden />
		</Fold>
	);
}

interface PsychologistFormProps {
	/** The id of the psychologist, or `new`. */
	readonly psychologistId: string;
	readonly record?: TypedOver;
	readonly label: string;
	readonly initialValues: PsychologistValues;
	readonly validate: (values: PsychologistValues) => readonly FieldError[];
	readonly onSubmit: (values: PsychologistValues) => Promise<FormRefusal | undefined>;
	readonly onCancel: () => void;
	/** Shown above the buttons: a conflict, or the visits to acknowledge. */
	readonly children?: ReactNode;
}

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
			<WeekFields />
			<TimeOff />
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
