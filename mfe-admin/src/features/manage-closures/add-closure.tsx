import { timeOf } from '@tulia/centre/clock';
import type { FieldError } from '@tulia/contracts/problem';
import { DATE_PATTERN } from '@tulia/contracts/text';
import { validateCreateClosureBody } from '@tulia/contracts/validators/closure';
import { fieldErrors } from '@tulia/contracts/validators/field-errors';
import { problemIn, serverNow } from '@tulia/platform';
import { ButtonRow, Panel, toast } from '@tulia/ui';
import { FormErrors, type FormRefusal, SubmitButton, TextField, useFormState } from '@tulia/ui/form';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useCreateClosureMutation } from '../../api/closures-api.ts';
import { DateField } from '../../lib/dates/date-field.tsx';
import { StaffForm } from '../../lib/drafts/staff-form.tsx';
import { saveRefusal } from '../../lib/editing/save-refusal.ts';
import { useFocusRecovery } from '../../lib/lists/use-focus-recovery.ts';
import { AffectedBookings, type AffectedDays, daysKey, type ShownAppointments } from './affected-bookings.tsx';
import { closedDaysWords } from './closed-days-words.ts';
import * as s from './manage-closures.module.css';

interface ClosureValues {
	readonly date?: string;
	readonly lastDate?: string;
	readonly hoursFrom?: string;
	readonly hoursTo?: string;
	readonly reason?: string;
}

const DRAFT = { name: 'closure', stored: ['date', 'lastDate', 'hoursFrom', 'hoursTo', 'reason'] } as const;
const EMPTY: ClosureValues = {};
const WORDS = {
	date_not_bookable: 'Not saved: these days are over, or the end comes before the beginning.',
};
const isDay = (text: string | undefined): text is string => text !== undefined && new RegExp(DATE_PATTERN).test(text);

const LOOK = 'Look at the list below, then save again.';

/**
 * The message about appointments that were booked after the list was loaded. It names them even if the list cannot be
 * loaded again.
 */
function unseenWords(error: unknown): string {
	const affected = problemIn(error)?.affected ?? [];
	if (affected.length === 0) return `Not saved yet: there are appointments then that you have not seen. ${LOOK}`;
	const named = affected.map(
		({ ticketNumber, scheduledFor }) => `${ticketNumber} at ${timeOf(new Date(scheduledFor))}`,
	);
	return `Not saved yet: there are appointments then that you have not seen: ${named.join(', ')}. ${LOOK}`;
}

/** The query of the affected appointments; `undefined` while days or hours are incomplete. */
function affectedDays({ date, lastDate, hoursFrom, hoursTo }: ClosureValues): AffectedDays | undefined {
	if (!isDay(date) || (lastDate !== undefined && !isDay(lastDate))) return undefined;
	if ((hoursFrom === undefined) !== (hoursTo === undefined)) return undefined;
	return {
		date,
		...(lastDate === undefined ? {} : { lastDate }),
		...(hoursFrom === undefined || hoursTo === undefined ? {} : { hoursFrom, hoursTo }),
	};
}

const BOTH_HOURS = 'Give both times, such as 12:00 and 14:00';

/** Shows errors of the hours at their first field. */
const inFields = (errors: readonly FieldError[]): readonly FieldError[] =>
	errors.map((error) => (error.field.startsWith('hours') ? { field: 'hoursFrom', message: BOTH_HOURS } : error));

/** @param shown the visits that were listed to staff */
function closureOf(values: ClosureValues, shown: ShownAppointments | undefined) {
	const { date = '', reason = '', lastDate, hoursFrom, hoursTo } = values;
	const days = affectedDays(values);
	return {
		date,
		reason,
		...(lastDate === undefined ? {} : { lastDate }),
		...(hoursFrom === undefined && hoursTo === undefined
			? {}
			: { hours: { from: hoursFrom ?? '', to: hoursTo ?? '' } }),
		kind: 'closed' as const,
		seen: days && shown?.days === daysKey(days) ? [...shown.ids] : [],
	};
}

/** Closes hours, a day or several days. The booked visits are listed before the save. */
export function AddClosure(): ReactNode {
	const [create] = useCreateClosureMutation();
	const [added, setAdded] = useState(0);
	const focusRecovery = useFocusRecovery<HTMLDivElement>();
	const shown = useRef<ShownAppointments>(undefined);
	const onShow = useCallback((next: ShownAppointments) => {
		shown.current = next;
	}, []);
	const bodyOf = (values: ClosureValues) => closureOf(values, shown.current);

	async function submit(values: ClosureValues): Promise<FormRefusal | undefined> {
		const { data, error } = await create(bodyOf(values));
		if (!data) return saveRefusal(error, { ...WORDS, bookings_unseen: unseenWords(error) });
		toast.success(`Closed: ${closedDaysWords(data, serverNow())}`);
		return undefined;
	}
	return (
		<div {...focusRecovery}>
			<Panel>
				<StaffForm<ClosureValues>
					draft={DRAFT}
					key={added}
					label="Close hours or days"
					initialValues={EMPTY}
					validate={(values) => inFields(fieldErrors(validateCreateClosureBody, bodyOf(values)))}
					onSubmit={submit}
					onSent={() => setAdded((count) => count + 1)}
				>
					<FormErrors />
					<div className={s.row}>
						<DateField name="date" label="First day" />
						<DateField name="lastDate" label="Last day" optional />
						<TextField name="hoursFrom" label="From" type="time" optional />
						<TextField name="hoursTo" label="To" type="time" optional />
					</div>
					<TextField
						name="reason"
						label="Reason"
						hint="Everybody who looks for a time then reads it. Without hours, whole days are closed."
					/>
					<Affected onShow={onShow} />
					<ButtonRow>
						<SubmitButton busyLabel="Saving…">Save the closure</SubmitButton>
					</ButtonRow>
				</StaffForm>
			</Panel>
		</div>
	);
}

function Affected({ onShow }: { readonly onShow: (shown: ShownAppointments) => void }): ReactNode {
	const { values } = useFormState<ClosureValues>({ subscription: { values: true } });
	const days = affectedDays(values);
	return days ? <AffectedBookings days={days} onShow={onShow} /> : null;
}
