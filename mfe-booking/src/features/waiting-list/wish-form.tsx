import { weekdays } from '@tulia/centre/day';
import type { RefusalOf } from '@tulia/contracts/endpoint';
import type { joinWaitingList as Endpoint } from '@tulia/contracts/waiting-list/endpoints';
import type { WaitingWish } from '@tulia/contracts/waiting-list/schemas';
import { explain, fieldErrorsIn, isOpenDay, refusalIn, useGetProfileQuery } from '@tulia/platform';
import { Button, ButtonRow } from '@tulia/ui';
import { Checkbox, Form, FormErrors, type FormRefusal, SelectField, SubmitButton } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { useJoinWaitingListMutation } from '../../api/waiting-list-api.ts';
import { usePsychologists } from '../../lib/services/use-psychologists.ts';
import * as s from './waiting-list.module.css';
import { freshWish, PARTS, SPANS, type WishValues, wishErrors, wishOf } from './wish-values.ts';

const NO_ANSWER = 'We could not note that just now. Please try again: it cannot go wrong twice.';

const WORDS: Record<RefusalOf<typeof Endpoint>, string> = {
	turned_off: 'We take no bookings on the website just now. Please call us.',
	unknown_service: 'This service is not offered any more. Please load the page again.',
	unknown_psychologist: 'This psychologist does not offer this service any more. Please load the page again.',
	date_not_bookable: 'Please choose a last day within the next 60 days.',
	not_found: 'This visit has changed meanwhile. Please load the page again.',
	too_late: 'Your visit is less than 24 hours away. Please call us.',
	email_unconfirmed:
		'Please confirm your email address first: open the link in our mail. Then we know that what we send reaches you.',
	too_many_waits: 'You wait for three times already. Please stop one of them first, on My appointments.',
	idempotency_key_reused: 'This was asked already. Please look at My appointments.',
	too_many_requests: 'That was very often in a short time. Please wait a little and try again.',
	unauthenticated: 'Please log in again.',
	unavailable: NO_ANSWER,
};

const DAY_WORDS = {
	monday: 'Mondays',
	tuesday: 'Tuesdays',
	wednesday: 'Wednesdays',
	thursday: 'Thursdays',
	friday: 'Fridays',
	saturday: 'Saturdays',
	sunday: 'Sundays',
} as const;

export interface WishFormProps {
	/** What the wish is for; its days and the rest are chosen here. */
	readonly about: Pick<WaitingWish, 'serviceId' | 'forWhom' | 'insteadOf'>;
	/** The day of the visit that it would take the place of. */
	readonly until?: string | undefined;
	/** Whose psychologists one may choose from; the first choice is whoever is free first. */
	readonly serviceId: string;
	readonly now: Date;
	readonly onAsked: () => void;
	readonly onClose: () => void;
}

const newKey = (): string => crypto.randomUUID();

/** Which times would suit. One touch is enough: everything is ticked. */
export function WishForm({ about, until, serviceId, now, onAsked, onClose }: WishFormProps): ReactNode {
	const { offering = [] } = usePsychologists(serviceId);
	const [join] = useJoinWaitingListMutation();
	const [idempotencyKey, setKey] = useState(newKey);
	const profile = useGetProfileQuery().data;
	const openDays = weekdays.filter(
		(day) => profile?.openingHours.some((hours) => hours.day === day && isOpenDay(hours)) ?? true,
	);
	const [start] = useState(() => freshWish(openDays));

	async function submit(values: WishValues): Promise<FormRefusal | undefined> {
		const body = { ...about, ...wishOf(values, until, now) };
		const { error } = await join({ body, idempotencyKey });
		if (!error) {
			onAsked();
			return undefined;
		}
		if (refusalIn(error) === 'idempotency_key_reused') setKey(newKey());
		const errors = fieldErrorsIn(error);
		return errors.length > 0 ? { errors } : { message: explain(error, WORDS, NO_ANSWER) };
	}
	return (
		<Form<WishValues> label="Which times would suit?" initialValues={start} validate={wishErrors} onSubmit={submit}>
			<FormErrors />
			<fieldset className={s.days}>
				<legend>Which days would suit?</legend>
				{openDays.map((day) => (
					<Checkbox key={day} name={day} label={DAY_WORDS[day]} />
				))}
			</fieldset>
			<SelectField name="part" label="Part of the day" options={PARTS} />
			<SelectField
				name="psychologistId"
				label="With whom"
				optional
				placeholder="Whoever is free first"
				options={offering.map(({ id, name }) => ({ value: id, label: `Only ${name}` }))}
			/>
			{until === undefined ? <SelectField name="within" label="Until when" options={SPANS} /> : null}
			<ButtonRow>
				<SubmitButton busyLabel="Noting…">Tell me</SubmitButton>
				<Button variant="quiet" onClick={onClose}>
					Close
				</Button>
			</ButtonRow>
		</Form>
	);
}
