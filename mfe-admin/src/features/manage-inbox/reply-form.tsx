import { validateReplyToMessageBody } from '@tulia/contracts/validators/message';
import { explain, fieldErrorsIn, useGetProfileQuery, validateWith } from '@tulia/platform';
import { Button, toast } from '@tulia/ui';
import { Form, FormErrors, type FormRefusal, SubmitButton, TextArea, useForm, useFormState } from '@tulia/ui/form';
import { type ReactNode, useEffect, useState } from 'react';
import * as s from './inbox.module.css';
import type { InboxActions, InboxItem } from './inbox-item.ts';
import { quickReplies, withParagraph } from './quick-replies.ts';

interface ReplyFormProps extends Pick<InboxActions, 'reply'> {
	readonly item: InboxItem;
	readonly drafts: Map<string, string>;
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

/** Writes back by mail, from the centre's address. What was typed stays until it is sent. */
export function ReplyForm({ item, reply, drafts }: ReplyFormProps): ReactNode {
	// Counts what was sent: an empty form follows.
	const [sent, setSent] = useState(0);
	const [initial, setInitial] = useState<Reply>(() => ({ reply: drafts.get(item.id) ?? '' }));
	const firstName = item.name.split(' ')[0] ?? item.name;

	async function submit({ reply: text = '' }: Reply): Promise<FormRefusal | undefined> {
		const { error } = await reply(item, text);
		if (error !== undefined) return { errors: fieldErrorsIn(error), message: explain(error, WORDS, NO_ANSWER) };
		drafts.delete(item.id);
		setInitial({});
		setSent((count) => count + 1);
		toast.success(`Reply sent to ${item.email}`);
		return undefined;
	}
	return (
		<Form<Reply>
			key={sent}
			label={`Reply to ${item.name}`}
			initialValues={initial}
			// Questions have the same rule and words.
			validate={validateWith(validateReplyToMessageBody, (values) => ({ ...values, version: item.version }))}
			onSubmit={submit}
		>
			<FormErrors />
			<TextArea name="reply" label={`Reply to ${firstName}`} rows={6} maxLength={3000} />
			<QuickReplies />
			<div>
				<SubmitButton busyLabel="Sending…">Send reply</SubmitButton>
			</div>
			<KeepDraft id={item.id} drafts={drafts} />
		</Form>
	);
}

/** Puts a paragraph of the centre's own record at the end of the reply. */
function QuickReplies(): ReactNode {
	const { data: profile } = useGetProfileQuery();
	const form = useForm<Reply>();
	if (!profile) return null;
	const add = (text: string) => form.change('reply', withParagraph(form.getState().values.reply ?? '', text));
	return (
		<fieldset className={s.quick}>
			<legend className={s.replied}>Put into the reply</legend>
			{quickReplies(profile, location.origin).map(({ label, text }) => (
				<Button key={label} type="button" variant="secondary" size="sm" onClick={() => add(text)}>
					{label}
				</Button>
			))}
		</fieldset>
	);
}

interface KeepDraftProps {
	readonly id: string;
	readonly drafts: Map<string, string>;
}

function KeepDraft({ id, drafts }: KeepDraftProps): null {
	const { values } = useFormState<Reply>({ subscription: { values: true } });
	useEffect(() => {
		if (values.reply) drafts.set(id, values.reply);
		else drafts.delete(id);
	}, [id, drafts, values.reply]);
	return null;
}
