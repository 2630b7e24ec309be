import { timeOf } from '@tulia/centre/clock';
import { compactDay } from '@tulia/centre/compact-date';
import { DATE_PATTERN } from '@tulia/contracts/text';
import { validateCreateClosureBody } from '@tulia/contracts/validators/closure';
import { fieldErrors } from '@tulia/contracts/validators/field-errors';
import { problemIn, serverNow } from '@tulia/platform';
import { ButtonRow, Panel, toast } from '@tulia/ui';
import { Form, FormErrors, type FormRefusal, SubmitButton, TextField, useFormState } from '@tulia/ui/form';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useCreateClosureMutation } from '../../api/closures-api.ts';
import { saveRefusal } from '../../lib/editing/save-refusal.ts';
import { useFocusRecovery } from '../../lib/lists/use-focus-recovery.ts';
import { AffectedBookings, type ShownAppointments } from './affected-bookings.tsx';

interface ClosureValues {
	readonly date?: string;
	readonly reason?: string;
}

const EMPTY: ClosureValues = {};
const WORDS = {
	date_not_bookable: 'Not saved: this day is over, or is not in the calendar.',
};
const isDay = (text: string | undefined): text is string => text !== undefined && new RegExp(DATE_PATTERN).test(text);

const LOOK = 'Look at the list below, then save again.';

/** Names the appointments that were booked after the list was read, whether or not the list can be read again. */
function unseenWords(error: unknown): string {
	const affected = problemIn(error)?.affected ?? [];
	if (affected.length === 0) return `Not saved yet: there are appointments on this day that you have not seen. ${LOOK}`;
	const named = affected.map(
		({ ticketNumber, scheduledFor }) => `${ticketNumber} at ${timeOf(new Date(scheduledFor))}`,
	);
	return `Not saved yet: there are appointments on this day that you have not seen: ${named.join(', ')}. ${LOOK}`;
}

/** Closes a day. Whoever is booked on it is listed first. */
export function AddClosure(): ReactNode {
	const [create] = useCreateClosureMutation();
	const [added, setAdded] = useState(0);
	const focusRecovery = useFocusRecovery<HTMLDivElement>();
	const shown = useRef<ShownAppointments>(undefined);
	const onShow = useCallback((next: ShownAppointments) => {
		shown.current = next;
	}, []);
	const bodyOf = ({ date = '', reason = '' }: ClosureValues) => ({
		date,
		reason,
		kind: 'closed' as const,
		seen: shown.current?.date === date ? [...shown.current.ids] : [],
	});

	async function submit(values: ClosureValues): Promise<FormRefusal | undefined> {
		const { data, error } = await create(bodyOf(values));
		if (!data) return saveRefusal(error, { ...WORDS, bookings_unseen: unseenWords(error) });
		toast.success(`Closed: ${compactDay(data.date, serverNow())}`);
		setAdded((count) => count + 1);
		return undefined;
	}
	return (
		<div {...focusRecovery}>
			<Panel>
				<Form<ClosureValues>
					key={added}
					label="Close a day"
					initialValues={EMPTY}
					validate={(values) => fieldErrors(validateCreateClosureBody, bodyOf(values))}
					onSubmit={submit}
				>
					<FormErrors />
					<TextField name="date" label="Day" type="date" />
					<TextField name="reason" label="Reason" hint="Everybody who looks for a time that day reads it." />
					<Affected onShow={onShow} />
					<ButtonRow>
						<SubmitButton busyLabel="Saving…">Close this day</SubmitButton>
					</ButtonRow>
				</Form>
			</Panel>
		</div>
	);
}

function Affected({ onShow }: { readonly onShow: (shown: ShownAppointments) => void }): ReactNode {
	const { date } = useFormState<ClosureValues>({ subscription: { values: true } }).values;
	return isDay(date) ? <AffectedBookings date={date} onShow={onShow} /> : null;
}
