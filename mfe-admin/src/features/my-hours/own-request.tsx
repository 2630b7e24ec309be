import { compactMoment } from '@tulia/centre/compact-date';
import type { OwnHoursRequest, OwnHoursRule } from '@tulia/contracts/own-hours/schemas';
import { toast } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import { useWithdrawHoursRequestMutation } from '../../api/own-hours-api.ts';
import { ConfirmButton } from '../../lib/editing/confirm-button.tsx';
import { actionRefusal } from '../../lib/editing/save-refusal.ts';
import { StateBadge } from '../../lib/lists/state-badge.tsx';
import { PanelSection } from '../../lib/page/panel-section.tsx';
import { HoursChangeList } from '../../lib/schedule/hours-change-list.tsx';
import * as s from './my-hours.module.css';

interface OwnRequestProps {
	readonly request: OwnHoursRequest;
	readonly rule: OwnHoursRule;
	readonly now: Date;
}

const BADGES = {
	open: { tone: 'waiting', words: 'Waiting' },
	accepted: { tone: 'good', words: 'Accepted' },
	declined: { tone: 'quiet', words: 'Declined' },
} as const;

const WHY_NOT = {
	changed_meanwhile: 'Not withdrawn: somebody has decided meanwhile, or it was changed in another tab.',
	not_found: 'There is nothing to withdraw any more.',
};

export function OwnRequest({ request, rule, now }: OwnRequestProps): ReactNode {
	const [withdraw] = useWithdrawHoursRequestMutation();
	const [failure, setFailure] = useState<string>();
	const { state, before, after, reason, askedAt, decided, version } = request;
	const { tone, words } = BADGES[state];

	async function takeBack(): Promise<void> {
		setFailure(undefined);
		const { error } = await withdraw({ version });
		if (error) return setFailure(actionRefusal(error, WHY_NOT));
		toast.success('Your request is withdrawn');
	}
	return (
		<PanelSection headingId="my-request">
			<div className={s.head}>
				<h2 id="my-request">What you asked for</h2>
				<StateBadge tone={tone}>{words}</StateBadge>
			</div>
			<p>
				Asked {compactMoment(askedAt, now)}.
				{decided ? ` ${words} by ${decided.by}, ${compactMoment(decided.at, now)}.` : ''}
			</p>
			<HoursChangeList before={before} after={after} now={now} />
			{reason === undefined ? null : <p>Your reason: {reason}</p>}
			{decided?.words === undefined ? null : (
				<blockquote className={s.words}>
					<p>{decided.words}</p>
				</blockquote>
			)}
			{state === 'open' && rule === 'at_once' ? (
				<p>
					Changes are saved at once now. This request still waits: an owner can accept or decline it, or you withdraw it
					and save the change yourself.
				</p>
			) : null}
			{failure === undefined ? null : <p role="alert">{failure}</p>}
			{state === 'open' ? (
				<div>
					<ConfirmButton
						label="Withdraw"
						what="your request"
						yes="Yes, withdraw it"
						busyLabel="Withdrawing…"
						onConfirm={takeBack}
					/>
				</div>
			) : null}
		</PanelSection>
	);
}
