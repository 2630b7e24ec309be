import { dayOf } from '@tulia/centre/clock';
import { asBefore, wishIn } from '@tulia/centre/wish-before';
import { SPANS, wishOf } from '@tulia/centre/wish-choices';
import type { RefusalOf } from '@tulia/contracts/endpoint';
import type { changeWaitingForClient as Endpoint } from '@tulia/contracts/waiting-list/endpoints';
import type { ChangedWishForClient, StaffWaitingEntry } from '@tulia/contracts/waiting-list/schemas';
import { explain, fieldErrorsIn, useListServicesQuery } from '@tulia/platform';
import { Notice, toast } from '@tulia/ui';
import type { FormRefusal } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { useChangeWaitingForClientMutation } from '../../api/visits/waiting-list-api.ts';
import { wishWords } from './waiting-words.ts';
import { type StaffWishValues, WishForm } from './wish-form.tsx';

const NO_ANSWER = 'We could not note that. Please try again: it cannot go wrong twice.';

const WORDS: Record<RefusalOf<typeof Endpoint>, string> = {
	not_found: 'They wait no more. The list is read again.',
	changed_meanwhile: 'Not changed: something happened here meanwhile. Look at what it says now, then save again.',
	unknown_service: 'This service is offered no more. Choose another one.',
	unknown_psychologist: 'This psychologist does not offer this service.',
	date_not_bookable: 'Choose a last day within the next 60 days.',
	unavailable: NO_ANSWER,
};

interface ChangeWishProps {
	readonly entry: StaffWaitingEntry;
	readonly now: Date;
	readonly onClose: () => void;
}

const summaryOf = (entry: StaffWaitingEntry, now: Date): string => `${entry.service}: ${wishWords(entry, now)}`;

/** Changes an entry of the waiting list, which keeps its position. After a conflict both versions are shown. */
export function ChangeWish({ entry, now, onClose }: ChangeWishProps): ReactNode {
	const [change] = useChangeWaitingForClientMutation();
	const services = useListServicesQuery().data?.data ?? [];
	const [before] = useState(entry);
	const [start] = useState<StaffWishValues>(() => ({ ...wishIn(entry), what: entry.serviceId }));
	const [typedOver, setTypedOver] = useState<number>();
	const isOutdated = typedOver !== undefined || summaryOf(entry, now) !== summaryOf(before, now);

	async function submit(values: StaffWishValues): Promise<FormRefusal | undefined> {
		const { error } = await change({ id: entry.id, body: bodyOf(entry, values, now) });
		if (!error) {
			toast.success(`Changed. The place of ${entry.client.name} in line stays.`);
			onClose();
			return undefined;
		}
		const errors = fieldErrorsIn(error);
		return errors.length > 0 ? { errors } : { message: explain(error, WORDS, NO_ANSWER) };
	}
	return (
		<WishForm
			label={`What ${entry.client.name} waits for`}
			draft={`wish:${entry.id}`}
			record={{
				expectedVersion: () => typedOver ?? entry.version,
				showBoth: setTypedOver,
				takeTheirs: () => setTypedOver(undefined),
			}}
			start={start}
			what={entry.insteadOf ? [] : services.map(({ id, title }) => ({ value: id, label: `A visit: ${title}` }))}
			spans={entry.insteadOf ? [] : [asBefore(entry), ...SPANS]}
			submitLabel="Save"
			onSubmit={submit}
			onClose={onClose}
		>
			{isOutdated ? (
				<Notice tone="info" role="status" title="This changed meanwhile. It now says:">
					<p>{summaryOf(entry, now)}.</p>
					<p>Saving puts what stands below in its place.</p>
				</Notice>
			) : null}
		</WishForm>
	);
}

function bodyOf(entry: StaffWaitingEntry, { what, ...values }: StaffWishValues, now: Date): ChangedWishForClient {
	const visitDay = entry.insteadOf && dayOf(new Date(entry.insteadOf.startsAt));
	const until = visitDay ?? (values.within === asBefore(entry).value ? entry.until : undefined);
	return {
		...wishOf(values, until, now),
		...(what === undefined || entry.insteadOf ? {} : { serviceId: what }),
		version: entry.version,
	};
}
