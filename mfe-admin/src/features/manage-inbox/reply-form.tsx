import type { InboxItem } from '@tulia/contracts/inbox/staff-schemas';
import { validateReplyToMessageBody } from '@tulia/contracts/validators/message';
import { explain, fieldErrorsIn, useGetProfileQuery, useListServicesQuery, validateWith } from '@tulia/platform';
import { Button, toast } from '@tulia/ui';
import { FormErrors, type FormRefusal, SubmitButton, TextArea, useForm } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { StaffForm } from '../../lib/drafts/staff-form.tsx';
import * as s from './inbox.module.css';
import { type InboxActions, isInCrisis, openValue } from './inbox-item.ts';
import { OfferTime } from './offer-time.tsx';
import { quickReplies, withParagraph } from './quick-replies.ts';

interface ReplyFormProps extends Pick<InboxActions, 'reply'> {
	readonly item: InboxItem;
	readonly onSent: () => void;
	readonly beside: ReactNode;
}

interface Reply {
	readonly reply?: string;
}

const WORDS = {
	changed_meanwhile:
		'Not sent: somebody else worked on this meanwhile. What they did stands above. Send yours again if it still fits.',
	not_found: 'Not sent: this no longer exists.',
	forbidden: 'Not sent: this account may not do that. Please log in with a staff account.',
	unavailable: 'We could not send this right now. Please try again in a moment.',
};
const NO_ANSWER = 'We could not send this. Check your connection and try again.';

/** A reply by email from the centre's address. The input is stored in this tab until it is sent. */
export function ReplyForm({ item, reply, onSent, beside }: ReplyFormProps): ReactNode {
	// The number of sent replies. As the key of the form, it remounts the form empty after each reply.
	const [sent, setSent] = useState(0);
	const firstName = item.name.split(' ')[0] ?? item.name;

	async function submit({ reply: text = '' }: Reply): Promise<FormRefusal | undefined> {
		const { error } = await reply(item, text);
		if (error !== undefined) return { errors: fieldErrorsIn(error), message: explain(error, WORDS, NO_ANSWER) };
		toast.success(`Reply sent to ${item.email}`);
		return undefined;
	}
	function startAgain(): void {
		setSent((count) => count + 1);
		onSent();
	}
	return (
		<StaffForm<Reply>
			draft={{ name: `reply:${openValue(item)}`, stored: ['reply'] }}
			record={{ expectedVersion: () => item.version }}
			key={sent}
			label={`Reply to ${item.name}`}
			// The contract validates an answer to a question in the same way.
			validate={validateWith(validateReplyToMessageBody, (values) => ({ ...values, version: item.version }))}
			onSubmit={submit}
			onSent={startAgain}
		>
			<FormErrors />
			<TextArea name="reply" label={`Reply to ${firstName}`} rows={6} maxLength={3000} />
			<QuickReplies item={item} />
			<div className={s.sending}>
				<SubmitButton busyLabel="Sending…">Send reply</SubmitButton>
				{beside}
			</div>
		</StaffForm>
	);
}

/** Appends a paragraph made from the centre profile to the reply. */
function QuickReplies({ item }: { readonly item: InboxItem }): ReactNode {
	const { data: profile } = useGetProfileQuery();
	const { data: services } = useListServicesQuery();
	const form = useForm<Reply>();
	if (!profile) return null;
	const add = (text: string) => form.change('reply', withParagraph(form.getState().values.reply ?? '', text));
	const known = { profile, services: services?.data ?? [], origin: location.origin };
	return (
		<fieldset className={s.quick}>
			<legend className={s.replied}>Put into the reply</legend>
			<OfferTime services={known.services} profile={profile} onOffer={add} />
			{quickReplies(known, isInCrisis(item)).map(({ label, text }) => (
				<Button key={label} type="button" variant="secondary" size="sm" onClick={() => add(text)}>
					{label}
				</Button>
			))}
		</fieldset>
	);
}
