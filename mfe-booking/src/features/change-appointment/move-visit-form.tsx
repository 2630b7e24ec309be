import { longDay, shortDay } from '@tulia/centre/date-words';
import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { validateMoveMyAppointmentBody } from '@tulia/contracts/validators/own-appointment';
import { validateWith } from '@tulia/platform';
import { Button, ButtonRow } from '@tulia/ui';
import { Form, FormErrors, type FormRefusal, RadioCards, useFormState } from '@tulia/ui/form';
import { type ReactNode, useId } from 'react';
import { ButtonFailure } from '../../lib/when/button-failure.tsx';
import { ChooseWhen } from '../../lib/when/choose-when.tsx';
import type { WhenFailure } from '../../lib/when/when-failure.ts';
import { ChangePanel } from './change-panel.tsx';
import * as s from './change-visit.module.css';
import { initialMove, type MoveValues, moveOf, wantedPsychologist } from './move-values.ts';

interface MoveVisitFormProps {
	readonly ticket: Ticket;
	readonly now: Date;
	readonly failure: WhenFailure | undefined;
	readonly headingLevel: 'h2' | 'h3';
	readonly onSubmit: (values: MoveValues) => Promise<FormRefusal | undefined>;
	readonly onClose: () => void;
}

/** The picker of the schedule page; `MoveVisit` submits the form. */
export function MoveVisitForm({ ticket, headingLevel, onSubmit, ...rest }: MoveVisitFormProps): ReactNode {
	const validate = validateWith(validateMoveMyAppointmentBody, (values: MoveValues) => moveOf(values, ticket));
	return (
		<ChangePanel title="Move this visit" headingLevel={headingLevel}>
			<Form<MoveValues> label="Move this visit" initialValues={initialMove} validate={validate} onSubmit={onSubmit}>
				<MoveFields ticket={ticket} {...rest} />
			</Form>
		</ChangePanel>
	);
}

function stillToChoose({ date, time }: MoveValues): string | undefined {
	if (date === undefined) return 'Still to choose: a day and a time.';
	return time === undefined ? 'Still to choose: a time.' : undefined;
}

type MoveFieldsProps = Pick<MoveVisitFormProps, 'ticket' | 'now' | 'failure' | 'onClose'>;

function MoveFields({ ticket, now, failure, onClose }: MoveFieldsProps): ReactNode {
	const { values, submitting } = useFormState<MoveValues>({ subscription: { values: true, submitting: true } });
	const missingId = useId();
	const missing = stillToChoose(values);
	const { date, time } = values;
	const details = [
		{ value: 'same', title: ticket.psychologist, text: 'As it is now.' },
		{ value: 'anybody', title: 'First available', text: 'More times to choose from.' },
	];
	return (
		<div className={s.fields}>
			<p>
				{longDay(ticket.date)}, {ticket.time} stays yours until you confirm another time. The ticket keeps its number.
			</p>
			<FormErrors />
			<RadioCards name="whom" label="Who would you like to see?" options={details} />
			<div>
				<ChooseWhen
					filter={{ serviceId: ticket.serviceId, psychologistId: wantedPsychologist(values, ticket) }}
					psychologist={values.whom === 'same' ? ticket.psychologist : undefined}
					failure={failure}
					now={now}
				/>
			</div>
			<div>
				<ButtonFailure failure={failure} />
				<p id={missingId} className={s.words}>
					{missing ??
						(date && time ? `From ${shortDay(ticket.date)}, ${ticket.time} to ${shortDay(date)}, ${time}.` : '')}
				</p>
				<ButtonRow>
					<Button
						type="submit"
						disabled={missing !== undefined}
						busy={submitting}
						busyLabel="Moving…"
						aria-describedby={missingId}
					>
						Confirm the new time
					</Button>
					<Button variant="quiet" onClick={onClose}>
						Keep the old time
					</Button>
				</ButtonRow>
			</div>
		</div>
	);
}
