import { compactMoment } from '@tulia/centre/compact-date';
import { weekdays } from '@tulia/centre/day';
import { newWish, SPANS, wishOf } from '@tulia/centre/wish-choices';
import type { ClientFile } from '@tulia/contracts/client/staff-schemas';
import type { RefusalOf } from '@tulia/contracts/endpoint';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';
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
import { toast } from '@tulia/ui';
import type { FormRefusal } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { useGetClientQuery } from '../../api/clients-api.ts';
import { useAddToWaitingListMutation } from '../../api/visits/waiting-list-api.ts';
import { useDraftKey } from '../../lib/drafts/use-draft-key.ts';
import * as s from './waiting-list.module.css';
import { type StaffWishValues, WishForm } from './wish-form.tsx';

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

/**
 * The format of a ticket number. As `what`, a ticket number requests an earlier time than that visit; any other value
 * is a service.
 */
const TICKET = /^[A-Z]{3}-\d{2}-[A-Z0-9]{5}$/;

const wishFor = (clientId: string, { what = '', ...values }: StaffWishValues, now: Date): WaitingWishForClient => ({
	clientId,
	...(TICKET.test(what) ? { insteadOf: what } : { serviceId: what }),
	...wishOf(values, undefined, now),
});

interface AddClientProps {
	readonly clientId: string;
	readonly now: Date;
	readonly onDone: () => void;
}

/**
 * Adds a caller or walk-in to the waiting list, for a new visit or for an earlier time than that of a booked visit.
 */
export function AddClient(props: AddClientProps): ReactNode {
	const file = useGetClientQuery({ id: props.clientId }).data;
	const profile = useGetProfileQuery().data;
	return file && profile ? <AddForm {...props} file={file} profile={profile} /> : null;
}

interface AddFormProps extends AddClientProps {
	readonly file: ClientFile;
	readonly profile: CentreProfile;
}

function AddForm({ clientId, now, onDone, file, profile }: AddFormProps): ReactNode {
	const name = `waits:${clientId}`;
	const services = useListServicesQuery().data?.data ?? [];
	const [add] = useAddToWaitingListMutation();
	const idempotency = useDraftKey(name);
	const [start] = useState(() => newWish(openDaysIn(profile)));
	const coming = file.visits.filter(
		({ status, scheduledFor }) => status === 'confirmed' && scheduledFor > now.toISOString(),
	);

	async function submit(values: StaffWishValues): Promise<FormRefusal | undefined> {
		const { data, error } = await add({ body: wishFor(clientId, values, now), idempotencyKey: idempotency.key });
		if (data) {
			toast.success(`${data.client.name} is on the waiting list.`);
			onDone();
			return undefined;
		}
		if (refusalIn(error) === 'idempotency_key_reused') idempotency.renew();
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
					label="What they wait for"
					draft={name}
					idempotency={idempotency}
					start={start}
					what={[
						...coming.map(({ ticketNumber, scheduledFor, service }) => ({
							value: ticketNumber,
							label: `Earlier than ${compactMoment(scheduledFor, now)}, ${service}`,
						})),
						...services.map(({ id, title }) => ({ value: id, label: `A visit: ${title}` })),
					]}
					spans={SPANS}
					submitLabel="Put on the list"
					onSubmit={submit}
					onClose={onDone}
				/>
			</div>
		</section>
	);
}

const openDaysIn = ({ openingHours }: CentreProfile) =>
	weekdays.filter((day) => openingHours.some((hours) => hours.day === day && isOpenDay(hours)));
