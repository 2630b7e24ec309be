import { Button } from '@tulia/ui';
import { TickBox } from '@tulia/ui/form';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as s from './confirm-publishing.module.css';

interface ConfirmPublishingProps {
	/** "comment" */
	readonly noun: 'comment' | 'testimonial';
	readonly name: string;
	readonly isBusy: boolean;
	readonly onPublish: () => void;
	readonly onKeepPrivate: () => void;
}

/**
 * Asks before a text with words of crisis is published, because its writer should get an answer first (promise S10).
 * Takes the focus.
 */
export function ConfirmPublishing({ noun, name, isBusy, onPublish, onKeepPrivate }: ConfirmPublishingProps): ReactNode {
	const id = useId();
	const heading = useRef<HTMLHeadingElement>(null);
	const [isAnswered, setAnswered] = useState(false);
	useEffect(() => heading.current?.focus(), []);
	return (
		<section className={s.box} aria-labelledby={id}>
			<h3 id={id} ref={heading} tabIndex={-1} className={s.title}>
				Publish this {noun} on the website?
			</h3>
			<p>
				It has words of crisis. Other people in pain will read it, and the family of {name} may know the name. We answer
				such words in private first.
			</p>
			<TickBox label={`I have answered ${name}, who wants it to be seen`} isTicked={isAnswered} onTick={setAnswered} />
			<div className={s.actions}>
				<Button variant="secondary" size="sm" disabled={isBusy} onClick={onKeepPrivate}>
					Keep it private
				</Button>
				<Button size="sm" busy={isBusy} busyLabel="Saving…" disabled={!isAnswered} onClick={onPublish}>
					Publish it
				</Button>
			</div>
		</section>
	);
}
