import type { createComment as CreateComment } from '@tulia/contracts/comment/endpoints';
import type { NewComment } from '@tulia/contracts/comment/schemas';
import type { RefusalOf } from '@tulia/contracts/endpoint';
import { hasCareWordsSoon, useTurnedOff } from '@tulia/platform';
import { Button, Panel, SuccessPanel } from '@tulia/ui';
import type { FormRefusal } from '@tulia/ui/form';
import { type ReactNode, type RefObject, useState } from 'react';
import { useCreateCommentMutation } from '../../api/comments-api.ts';
import { CareAfterSending } from '../../lib/care/care-after-sending.tsx';
import { clearFormDraft } from '../../lib/form/persist-form-draft.tsx';
import { TurnedOff } from '../../lib/form/turned-off.tsx';
import { useSendingRefusal } from '../../lib/form/use-sending-refusal.ts';
import * as s from './write-comment.module.css';
import { WriteCommentForm, type WriteCommentFormProps } from './write-comment-form.tsx';

const WORDS: Record<RefusalOf<typeof CreateComment>, string> = {
	not_found: 'This article is no longer here, so nothing can be added to it.',
	turned_off: 'The centre has turned this off for the moment.',
	too_many_requests: 'You have sent several comments. Please wait a little and try again.',
};

interface WriteCommentProps {
	readonly articleId: string;
	/** The heading of the form: the focus target of the article's comment button. */
	readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Sends a comment to the centre; staff read it before it is published. */
export function WriteComment({ articleId, heading }: WriteCommentProps): ReactNode {
	const [createComment] = useCreateCommentMutation();
	const [isSent, setSent] = useState(false);
	const [isHeavy, setHeavy] = useState(false);
	const refusalOf = useSendingRefusal('your comment', WORDS);
	const draft = `comment.${articleId}`;

	async function submit(body: NewComment): Promise<FormRefusal | undefined> {
		const { data, error } = await createComment({ id: articleId, body });
		if (!data) return refusalOf(error);
		setHeavy(await hasCareWordsSoon(body.comment, body.name));
		clearFormDraft(draft);
		setSent(true);
		return undefined;
	}

	// The pressed button is removed with its panel.
	function writeAnother(): void {
		setSent(false);
		heading.current?.focus();
	}

	return (
		<Panel>
			<h3 ref={heading} tabIndex={-1} className={s.title}>
				Leave a comment
			</h3>
			{isSent ? (
				<SuccessPanel
					bare
					title="Thank you for your comment"
					headingLevel="h3"
					action={
						<Button variant="secondary" onClick={writeAnother}>
							Write another comment
						</Button>
					}
				>
					<p>We read every comment first. It will appear here after we have read it.</p>
					{isHeavy ? <CareAfterSending headingLevel="h4" /> : null}
				</SuccessPanel>
			) : (
				<CommentForm draft={draft} onSubmit={submit} />
			)}
		</Panel>
	);
}

/** The form, or the message while the centre takes no comments. */
function CommentForm(props: WriteCommentFormProps): ReactNode {
	const turnedOff = useTurnedOff('comments');
	if (turnedOff === undefined) return <WriteCommentForm {...props} />;
	return <TurnedOff title="No comments can be written at the moment" words={turnedOff} />;
}
