import type { DayNoticeChannel, OwnNotices } from '@tulia/contracts/my-day/schemas';
import { explain, Link, paths } from '@tulia/platform';
import { Button, ButtonRow, toast } from '@tulia/ui';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useChangeDayNoticesMutation } from '../../api/my-day-api.ts';
import { PanelSection } from '../../lib/page/panel-section.tsx';
import * as s from './my-calendar.module.css';

const WORDS = {
	changed_meanwhile: 'Not saved: this was changed in another tab. Please look at it again.',
	phone_unconfirmed: 'Not saved: please confirm your phone number in your account first.',
};

const CHANNELS: readonly { readonly value: DayNoticeChannel; readonly title: string }[] = [
	{ value: 'none', title: 'Do not tell me' },
	{ value: 'email', title: 'By email' },
	{ value: 'sms', title: 'By SMS' },
	{ value: 'both', title: 'By email and SMS' },
];

/** The channels by which the psychologist is notified of booked, moved and cancelled visits. */
export function DayNotices({ notices }: { readonly notices: OwnNotices }): ReactNode {
	const [channel, setChannel] = useState(notices.channel);
	const [names, setNames] = useState(notices.names);
	const [failure, setFailure] = useState<string>();
	const [change, { isLoading }] = useChangeDayNoticesMutation();
	const hasPhone = notices.phoneEndsIn !== undefined;

	async function save(event: FormEvent): Promise<void> {
		event.preventDefault();
		setFailure(undefined);
		const { error } = await change({ channel, names, version: notices.version });
		if (error) return setFailure(explain(error, WORDS, 'Not saved. Check your connection and try again.'));
		toast.success('Saved');
	}
	return (
		<PanelSection headingId="day-notices">
			<h2 id="day-notices">Tell me when my day changes</h2>
			<p>
				Changes of today and tomorrow come within 15 minutes, several in one message. Later days come together at 6 PM.
				Nothing comes from 8 PM to 8 AM, and nothing that you did yourself.
			</p>
			<form onSubmit={(event) => void save(event)} aria-labelledby="day-notices" className={s.form}>
				<Channels channel={channel} hasPhone={hasPhone} onChoose={setChannel} />
				<p className={s.muted}>
					{hasPhone ? (
						`SMS go to your number that ends in ${notices.phoneEndsIn}. They say times, never names.`
					) : (
						<>
							For SMS, <Link to={paths.account('reach')}>confirm your phone number in your account</Link> first.
						</>
					)}
				</p>
				<label className={s.choice}>
					<input type="checkbox" checked={names} onChange={(event) => setNames(event.target.checked)} />
					Write clients’ names in the emails
				</label>
				{failure === undefined ? null : <p role="alert">{failure}</p>}
				<ButtonRow>
					<Button type="submit" busy={isLoading} busyLabel="Saving…">
						Save
					</Button>
				</ButtonRow>
			</form>
		</PanelSection>
	);
}

interface ChannelsProps {
	readonly channel: DayNoticeChannel;
	readonly hasPhone: boolean;
	readonly onChoose: (channel: DayNoticeChannel) => void;
}

function Channels({ channel, hasPhone, onChoose }: ChannelsProps): ReactNode {
	const id = useId();
	return (
		<fieldset className={s.choices}>
			<legend>How</legend>
			{CHANNELS.map(({ value, title }) => (
				<label key={value} className={s.choice}>
					<input
						type="radio"
						name={id}
						value={value}
						checked={channel === value}
						disabled={!hasPhone && (value === 'sms' || value === 'both')}
						onChange={() => onChoose(value)}
					/>
					{title}
				</label>
			))}
		</fieldset>
	);
}
