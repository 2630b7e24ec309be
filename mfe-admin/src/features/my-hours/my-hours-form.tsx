import { hoursChange } from '@tulia/centre/hours-change';
import type { HoursPlan, MyHours } from '@tulia/contracts/own-hours/schemas';
import { Button, ButtonRow, Panel } from '@tulia/ui';
import { FormErrors, SubmitButton, TextArea, useFormState } from '@tulia/ui/form';
import { type ReactNode, useMemo } from 'react';
import { StaffForm } from '../../lib/drafts/staff-form.tsx';
import { VersionConflict } from '../../lib/editing/version-conflict.tsx';
import { TimeOffField, WeekFields } from '../../lib/schedule/hours-fields.tsx';
import { hoursFacts, hoursValuesOf, planOf } from '../../lib/schedule/hours-values.ts';
import { UnacknowledgedAppointments } from '../../lib/schedule/unacknowledged-appointments.tsx';
import { type MyHoursValues, useSaveHours } from './use-save-hours.ts';

/** The reason of time off may concern health, so it is only in the memory of the page. */
const DRAFT = { stored: ['weeklyHours', 'breaks', 'timeOff'], inMemory: ['reason'] } as const;

/** The initial values: the current hours, or those of the open request. */
const shownIn = (hours: MyHours): MyHoursValues => {
	const { request, rule } = hours;
	if (rule === 'at_once' || request?.state !== 'open') return hoursValuesOf(hours);
	return { ...hoursValuesOf(request.after), ...(request.reason === undefined ? {} : { reason: request.reason }) };
};

/** Changes a psychologist's own hours, or sends the change as a request. The centre's settings decide which. */
export function MyHoursForm({ hours, onDone }: { readonly hours: MyHours; readonly onDone: () => void }): ReactNode {
	const asks = hours.rule === 'ask_first';
	const { versions, affected, acceptSeen, errorsIn, submit } = useSaveHours(hours, onDone);
	const { base, theirs } = versions;
	const initialValues = useMemo(() => shownIn(base), [base]);
	return (
		<Panel>
			<StaffForm<MyHoursValues>
				key={versions.round}
				draft={{ name: `my-hours:${hours.psychologist.id}`, ...DRAFT }}
				record={versions}
				label={asks ? 'Ask for other hours or time off' : 'My hours and time off'}
				initialValues={initialValues}
				validate={errorsIn}
				onSubmit={submit}
			>
				<FormErrors />
				<TimeOffField />
				<WeekPart hours={base} />
				{asks ? <Reason /> : null}
				{affected.length > 0 ? <UnacknowledgedAppointments affected={affected} onSeen={acceptSeen} /> : null}
				{theirs ? (
					<VersionConflict
						theirs={shownIn(theirs)}
						factsOf={hoursFacts}
						onTakeTheirs={() => versions.restartFrom(theirs)}
						onKeepMine={versions.keepMine}
					/>
				) : null}
				<ButtonRow>
					<SubmitButton busyLabel={asks ? 'Sending…' : 'Saving…'}>{asks ? 'Send request' : 'Save'}</SubmitButton>
					<Button variant="secondary" onClick={onDone}>
						Cancel
					</Button>
				</ButtonRow>
			</StaffForm>
		</Panel>
	);
}

/** Each part is closed until it differs, on a desk too: most requests are for time off. */
function WeekPart({ hours }: { readonly hours: MyHours }): ReactNode {
	const { values } = useFormState<MyHoursValues>({ subscription: { values: true } });
	const typed = planOf(values);
	const differs = (without: Partial<HoursPlan>): boolean =>
		hoursChange({ ...hours, ...without }, { ...typed, ...without }).days.length > 0;
	return <WeekFields begin={{ weeklyHours: differs({ breaks: {} }), breaks: differs({ weeklyHours: {} }) }} />;
}

const Reason = (): ReactNode => (
	<TextArea
		name="reason"
		label="Reason"
		optional
		maxLength={500}
		rows={3}
		hint="Only the owner reads it. Please name no client."
	/>
);
