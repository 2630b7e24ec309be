import { dayOf } from '@tulia/centre/clock';
import { longDate } from '@tulia/centre/date-words';
import type { OwnFeed } from '@tulia/contracts/my-day/schemas';
import { explain } from '@tulia/platform';
import { Button, ButtonRow, toast } from '@tulia/ui';
import { type ReactNode, useId, useState } from 'react';
import {
	useChangeCalendarFeedMutation,
	useDeleteCalendarFeedMutation,
	useRenewCalendarFeedMutation,
} from '../../api/my-day-api.ts';
import { ConfirmButton } from '../../lib/editing/confirm-button.tsx';
import { PanelSection } from '../../lib/page/panel-section.tsx';
import { FeedAddress } from './feed-address.tsx';
import * as s from './my-calendar.module.css';

const WORDS = { changed_meanwhile: 'Not saved: this was changed in another tab. Please look at it again.' };
const failed = (error: unknown): string => explain(error, WORDS, 'Not saved. Check your connection and try again.');

/**
 * The private calendar feed, which can be turned on, renewed and turned off. It has clients' names only if the
 * psychologist chooses so.
 */
export function CalendarFeed({ feed }: { readonly feed: OwnFeed }): ReactNode {
	const [address, setAddress] = useState<string>();
	const [failure, setFailure] = useState<string>();
	const [renew, { isLoading }] = useRenewCalendarFeedMutation();
	const [turnOff] = useDeleteCalendarFeedMutation();

	async function makeAddress(): Promise<void> {
		setFailure(undefined);
		const { data, error } = await renew({ names: feed.names, version: feed.version });
		if (data) setAddress(`${window.location.origin}${data.path}`);
		else setFailure(failed(error));
	}

	async function remove(): Promise<void> {
		setFailure(undefined);
		const { error } = await turnOff();
		if (error) return setFailure(failed(error));
		setAddress(undefined);
		toast.success('Your calendar is turned off');
	}
	return (
		<PanelSection headingId="calendar-feed">
			<h2 id="calendar-feed">Your visits in your own calendar</h2>
			<p>
				Your phone or computer can show your visits and your time off in its calendar. It asks for them at a private
				address, and shows what was moved or cancelled within some hours.
			</p>
			{address === undefined ? <p className={s.muted}>{stateWords(feed)}</p> : <FeedAddress address={address} />}
			{feed.isOn ? <NamesInFeed feed={feed} onFailed={setFailure} /> : null}
			{failure === undefined ? null : <p role="alert">{failure}</p>}
			{feed.isOn ? (
				<div className={s.actions}>
					<ConfirmButton
						label="Make a new address"
						what="the old one stops working at once"
						yes="Yes, make a new one"
						busyLabel="Making…"
						onConfirm={makeAddress}
					/>
					<ConfirmButton
						label="Turn it off"
						what="your calendar"
						yes="Yes, turn it off"
						busyLabel="Turning off…"
						onConfirm={remove}
					/>
				</div>
			) : (
				<ButtonRow>
					<Button busy={isLoading} busyLabel="Making…" onClick={() => void makeAddress()}>
						Make my private address
					</Button>
				</ButtonRow>
			)}
		</PanelSection>
	);
}

const stateWords = ({ isOn, since }: OwnFeed): string =>
	isOn && since !== undefined
		? `It is on. Its address was made on ${longDate(dayOf(new Date(since)))} and was shown only then. If you no longer have it, make a new one.`
		: 'It is off.';

interface NamesInFeedProps {
	readonly feed: OwnFeed;
	readonly onFailed: (words: string | undefined) => void;
}

/** The choice is saved as soon as the checkbox is ticked. */
function NamesInFeed({ feed, onFailed }: NamesInFeedProps): ReactNode {
	const id = useId();
	const [change, { isLoading }] = useChangeCalendarFeedMutation();

	async function choose(names: boolean): Promise<void> {
		onFailed(undefined);
		const { error } = await change({ names, version: feed.version });
		if (error) return onFailed(failed(error));
		toast.success(names ? 'Your calendar shows names now' : 'Your calendar shows no names now');
	}
	return (
		<div className={s.tick}>
			<input
				id={id}
				type="checkbox"
				checked={feed.names}
				disabled={isLoading}
				aria-describedby={`${id}-hint`}
				onChange={(event) => void choose(event.target.checked)}
			/>
			<div>
				<label htmlFor={id}>Show clients’ names</label>
				<p id={`${id}-hint`} className={s.muted}>
					Without names an entry says “Visit”. Names are then kept by whoever runs your calendar.
				</p>
			</div>
		</div>
	);
}
