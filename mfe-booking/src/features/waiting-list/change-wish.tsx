import { dayOf } from '@tulia/centre/clock';
import { asBefore, wishIn } from '@tulia/centre/wish-before';
import { SPANS, type WishValues, wishOf } from '@tulia/centre/wish-choices';
import type { RefusalOf } from '@tulia/contracts/endpoint';
import type { changeWaiting as Endpoint } from '@tulia/contracts/waiting-list/endpoints';
import type { WaitingEntry } from '@tulia/contracts/waiting-list/schemas';
import { explain, fieldErrorsIn } from '@tulia/platform';
import { toast } from '@tulia/ui';
import type { FormRefusal } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { useChangeWaitingMutation } from '../../api/waiting-list-api.ts';
import * as s from './waiting-list.module.css';
import { WishForm } from './wish-form.tsx';

const NO_ANSWER = 'We could not note that just now. Please try again: it cannot go wrong twice.';

const WORDS: Record<RefusalOf<typeof Endpoint>, string> = {
	not_found: 'You wait for this no more. Please load the page again.',
	unknown_psychologist: 'This psychologist does not offer this service any more. Please load the page again.',
	date_not_bookable: 'Please choose a last day within the next 60 days.',
	unavailable: NO_ANSWER,
};

interface ChangeWishProps {
	readonly entry: WaitingEntry;
	readonly now: Date;
	readonly onClose: () => void;
}

/** Changes the preferred times of an entry; its position in the waiting list is preserved. */
export function ChangeWish({ entry, now, onClose }: ChangeWishProps): ReactNode {
	const [change] = useChangeWaitingMutation();
	const visitDay = entry.insteadOf && dayOf(new Date(entry.insteadOf.startsAt));

	async function submit(values: WishValues): Promise<FormRefusal | undefined> {
		const until = visitDay ?? (values.within === asBefore(entry).value ? entry.until : undefined);
		const { error } = await change({ id: entry.id, body: wishOf(values, until, now) });
		if (!error) {
			toast.success('Changed. Your place in line stays.');
			onClose();
			return undefined;
		}
		const errors = fieldErrorsIn(error);
		return errors.length > 0 ? { errors } : { message: explain(error, WORDS, NO_ANSWER) };
	}
	return (
		<div className={s.change}>
			<WishForm
				start={wishIn(entry)}
				spans={visitDay === undefined ? [asBefore(entry), ...SPANS] : []}
				serviceId={entry.serviceId}
				submitLabel="Save"
				onSubmit={submit}
				onClose={onClose}
			/>
		</div>
	);
}
