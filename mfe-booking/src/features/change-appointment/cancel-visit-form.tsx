import { longDay } from '@tulia/centre/date-words';
import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { validateCancelMyAppointmentBody } from '@tulia/contracts/validators/own-appointment';
import { validateWith } from '@tulia/platform';
import { Button, ButtonRow } from '@tulia/ui';
import { Form, FormErrors, type FormRefusal, useFormState } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { PhoneLink } from '../../lib/phone-link.tsx';
import { CancelReason } from './cancel-reason.tsx';
import { ChangePanel } from './change-panel.tsx';
import * as s from './change-visit.module.css';

export type CancelVisitValues = { readonly reason?: string | undefined };

interface CancelVisitFormProps {
	readonly ticket: Ticket;
	readonly phone: string | undefined;
	readonly headingLevel: 'h2' | 'h3';
	readonly onSubmit: (values: CancelVisitValues) => Promise<FormRefusal | undefined>;
	readonly onClose: () => void;
}

/** Asks for confirmation and an optional reason. */
export const CancelVisitForm = ({
	ticket,
	phone,
	headingLevel,
	onSubmit,
	onClose,
}: CancelVisitFormProps): ReactNode => (
	<ChangePanel title="Cancel this visit?" headingLevel={headingLevel}>
		<Form<CancelVisitValues>
			label="Cancel this visit"
			validate={validateWith(validateCancelMyAppointmentBody)}
			onSubmit={onSubmit}
		>
			<div className={s.fields}>
				<p>
					{longDay(ticket.date)}, {ticket.time} with {ticket.psychologist}. The time goes to somebody else.{' '}
					{phone ? (
						<>
							To talk it over first, call <PhoneLink phone={phone} />.
						</>
					) : null}
				</p>
				<CancelReason headingLevel={headingLevel} />
				<FormErrors />
				<ButtonRow>
					<CancelButton />
					<Button variant="quiet" onClick={onClose}>
						Keep my visit
					</Button>
				</ButtonRow>
			</div>
		</Form>
	</ChangePanel>
);

function CancelButton(): ReactNode {
	const { submitting } = useFormState({ subscription: { submitting: true } });
	return (
		<Button type="submit" variant="danger" busy={submitting} busyLabel="Cancelling…">
			Yes, cancel it
		</Button>
	);
}
