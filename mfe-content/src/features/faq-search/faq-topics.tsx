import type { Faq } from '@tulia/contracts/faq/schemas';
import { Accordion, AccordionItem } from '@tulia/ui/accordion';
import type { ReactNode } from 'react';
import { useOpenItem } from '../../lib/url/use-open-item.ts';
import * as s from './faq-topics.module.css';
import { Marked } from './marked.tsx';
import { byTopic } from './search-faqs.ts';

/** One group for all topics, so that at most one question of the page is open (R35). */
const GROUP = 'faq';

/** Questions by topic, with the search text marked. */
export function FaqTopics({ faqs, search }: { readonly faqs: readonly Faq[]; readonly search: string }): ReactNode {
	const [openId, setOpenId] = useOpenItem(faqs);
	return byTopic(faqs).map((topic) => (
		<div key={topic.category} className={s.topic}>
			<h2 className={s.title}>
				<Marked text={topic.category} search={search} />
			</h2>
			<Accordion group={GROUP} openId={openId} onOpenChange={setOpenId}>
				{topic.faqs.map(({ id, question, answer }) => (
					<AccordionItem key={id} id={id} title={<Marked text={question} search={search} />}>
						<p className={s.answer}>
							<Marked text={answer} search={search} />
						</p>
					</AccordionItem>
				))}
			</Accordion>
		</div>
	));
}
