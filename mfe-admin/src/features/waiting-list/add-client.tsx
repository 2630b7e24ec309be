import { compactMoment } from '@tulia/centre/compact-date';
import { weekdays } from '@tulia/centre/day';
import { DAY_WORDS, freshWish, PARTS, SPANS, type WishValues, wishErrors, wishOf } from '@tulia/centre/wish-choices';
import type { RefusalOf } from '@tulia/contracts/endpoint';
import type { FieldError } from '@tulia/contracts/problem';
import type { addToWaitingList as Endpoint } from '@tulia/contracts/waiting-list/endpoints';
import type { WaitingWishForClient } from '@tulia/contracts/waiting-list/schemas';
import {
	explain,
	fieldErrorsIn,
	isOpenDay,
	refusalIn,
	useGetProfileQuery,
	useListServicesQuery,
} from '@tulia/platform';
import { Button, ButtonRow, toast } from '@tulia/ui';
import { Checkbox, Form, FormErrors, type FormRefusal, SelectField, SubmitButton } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { useGetClientQuery } from '../../api/clients-api.ts';
import { useListAllPsychologistsQuery } from '../../api/psychologists-api.ts';
import { useAddToWaitingListMutation } from '../../api/visits/waiting-list-api.ts';
import * as s from './waiting-list.module.css';

const NO_ANSWER = 'We could not note that. Please try again: it cannot go wrong twice.';

const WORDS: Record<RefusalOf<typeof Endpoint>, string> = {
	unknown_client: 'There is no such client any more.',
	unknown_service: 'Choose a service.',
	unknown_psychologist: 'This psychologist does not offer this service.',
	date_not_bookable: 'Choose a last day within the next 60 days.',
	not_found: 'This visit has changed meanwhile. Please load the page again.',
	too_late: 'This visit is less than 24 hours away.',
	too_many_waits: 'They wait for three times already. Take one of them off first.',
	idempotency_key_reused: 'This was asked already. Please look at the list.',
	unavailable: NO_ANSWER,
};

type Values = WishValues & { readonly what?: string | undefined };

/** A ticket number asks for an earlier time than that visit; anything else is a service. */
const TICKET = /^[A-Z]{3}-\d{2}-[A-Z0-9]{5}$/;

const errorsIn = (values: Values): readonly FieldError[] => [
	...(values.what === undefined ? [{ field: 'what', message: 'Choose what they wait for' }] : []),
	...wishErrors(values),
];

const wishFor = (clientId: string, { what = '', ...values }: Values, now: Date): WaitingWishForClient => ({
	clientId,
	...(TICKET.test(what) ? { insteadOf: what } : { serviceId: what }),
	...wishOf(values, undefined, now),
});

interface AddClientProps {
	readonly clientId: string;
	readonly now: Date;
	readonly onDone: () => void;
}

const newKey = (): string => crypto.randomUUID();

/** Asks for a client who phoned or stands there: for a new visit, or for an earlier time than one they hold. */
export function AddClient({ clientId, now, onDone }: AddClientProps): ReactNode {
	const file = useGetClientQuery({ id: clientId }).data;
	const services = useListServicesQuery().data?.data ?? [];
	const psychologists = useListAllPsychologistsQuery().data?.data ?? [];
	const profile = useGetProfileQuery().data;
	const [add] = useAddToWaitingListMutation();
	const [idempotencyKey, setKey] = useState(newKey);
	if (!file || !profile) return null;
	const openDays = weekdays.filter((day) =>
		profile.openingHours.some((hours) => hours.day === day && isOpenDay(hours)),
	);
	const coming = file.visits.filter(
		({ status, scheduledFor }) => status === 'confirmed' && scheduledFor > now.toISOString(),
	);

	async function submit(values: Values): Promise<FormRefusal | undefined> {
		const { data, error } = await add({ body: wishFor(clientId, values, now), idempotencyKey });
		if (data) {
			toast.success(`${data.client.name} is on the waiting list.`);
			onDone();
			return undefined;
		}
		if (refusalIn(error) === 'idempotency_key_reused') setKey(newKey());
		const errors = fieldErrorsIn(error);
		return errors.length > 0 ? { errors } : { message: explain(error, WORDS, NO_ANSWER) };
	}
	return (
		<section className={s.box} aria-labelledby="put-on">
			<h2 id="put-on" className={s.head}>
				Put {file.client.name} on the list
			</h2>
			<div className={s.form}>
				<WishForm
					openDays={openDays}
					what={[
						...coming.map(({ ticketNumber, scheduledFor, service }) => ({
							value: ticketNumber,
							label: `Earlier than ${compactMoment(scheduledFor, now)}, ${service}`,
						})),
						...services.map(({ id, title }) => ({ value: id, label: `A visit: ${title}` })),
					]}
					psychologists={psychologists.map(({ id, name }) => ({ value: id, label: `Only ${name}` }))}
					onSubmit={submit}
					onClose={onDone}
				/>
			</div>
		</section>
	);
}

interface Option {
	readonly value: string;
	readonly label: string;
}

interface WishFormProps {
	readonly openDays: readonly (typeof weekdays)[number][];
	readonly what: readonly Option[];
	readonly psychologists: readonly Option[];
	readonly onSubmit: (values: Values) => Promise<FormRefusal | undefined>;
	readonly onClose: () => void;
}

function WishForm({ openDays, what, psychologists, onSubmit, onClose }: WishFormProps): ReactNode {
	const [start] = useState<Values>(() => freshWish(openDays));
	return (
		<Form<Values> label="What they wait for" initialValues={start} validate={errorsIn} onSubmit={onSubmit}>
			<FormErrors />
			<SelectField name="what" label="What they wait for" placeholder="Choose" options={what} />
			<fieldset className={s.days}>
				<legend>Days</legend>
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
				options={psychologists}
			/>
			<SelectField name="within" label="Until when" options={SPANS} />
			<ButtonRow>
				<SubmitButton busyLabel="Noting…">Put on the list</SubmitButton>
				<Button variant="quiet" onClick={onClose}>
					Close
				</Button>
			</ButtonRow>
		</Form>
	);
}
