import { Icon, type IconName, Panel, VisuallyHidden } from '@tulia/ui';
import { useFormState } from '@tulia/ui/form';
import { type ReactNode, useDeferredValue, useId } from 'react';
import { type ArticleValues, fieldsOf } from '../article-values.ts';
import { articleFindings, type FindingTone } from './article-findings.ts';
import * as s from './before-publishing.module.css';

const LOOK: {
	readonly [T in FindingTone]: {
		readonly icon: IconName;
		readonly spoken: string;
		readonly className: string | undefined;
	};
} = {
	done: { icon: 'tick', spoken: 'Done: ', className: s.done },
	missing: { icon: 'alert', spoken: 'Missing: ', className: s.missing },
	advice: { icon: 'info', spoken: 'To look at: ', className: s.advice },
	question: { icon: 'question', spoken: 'To ask yourself: ', className: s.question },
};

/** Shows the findings while an article is being written. Only missing parts prevent publishing. */
export function BeforePublishing(): ReactNode {
	const headingId = useId();
	const { values } = useFormState<ArticleValues>({ subscription: { values: true } });
	// The values are deferred, so that checking a long text does not slow down typing.
	const found = articleFindings(fieldsOf(useDeferredValue(values)));
	return (
		<Panel>
			<section className={s.panel} aria-labelledby={headingId}>
				<h2 id={headingId} className={s.title}>
					Before you publish
				</h2>
				<ul className={s.findings}>
					{found.map(({ tone, text }) => (
						<li key={text} className={LOOK[tone].className}>
							<Icon name={LOOK[tone].icon} className={s.icon} />
							<span>
								<VisuallyHidden>{LOOK[tone].spoken}</VisuallyHidden>
								{text}
							</span>
						</li>
					))}
				</ul>
			</section>
		</Panel>
	);
}
