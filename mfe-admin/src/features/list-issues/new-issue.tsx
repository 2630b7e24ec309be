import { explain, useNavigateUnlessLeft } from '@tulia/platform';
import { Button, toast } from '@tulia/ui';
import { inputClass } from '@tulia/ui/form';
import { type ReactNode, useId, useState } from 'react';
import { useListAllArticlesQuery } from '../../api/website/articles-api.ts';
import { useCreateIssueMutation } from '../../api/website/issues-api.ts';
import { issueAddress } from '../../lib/page/newsletter-addresses.ts';
import { EMPTY_ISSUE, issueFromArticle } from './issue-from-article.ts';
import * as s from './list-issues.module.css';

const WORDS = { forbidden: 'This account may not write issues. Please log in with a staff account.' };
const NO_ANSWER = 'We could not start an issue. Check your connection and try again.';

/** Creates an issue, empty or from an article of the site, and opens it. */
export function NewIssue(): ReactNode {
	const id = useId();
	const [articleId, setArticleId] = useState('');
	const { data: articles } = useListAllArticlesQuery({ state: 'published', search: undefined, cursor: undefined });
	const [create, { isLoading }] = useCreateIssueMutation();
	const navigate = useNavigateUnlessLeft();

	async function begin(): Promise<void> {
		const article = articles?.data.find((one) => one.id === articleId);
		const { data, error } = await create(article ? issueFromArticle(article) : EMPTY_ISSUE);
		if (data) await navigate(issueAddress(data.id));
		else toast.error(explain(error, WORDS, NO_ANSWER));
	}
	return (
		<div className={s.new}>
			<div className={s.from}>
				<label htmlFor={id}>Begin from</label>
				<select id={id} className={inputClass} value={articleId} onChange={({ target }) => setArticleId(target.value)}>
					<option value="">An empty page</option>
					{articles?.data.map((article) => (
						<option key={article.id} value={article.id}>
							{article.title}
						</option>
					))}
				</select>
			</div>
			<Button busy={isLoading} busyLabel="Starting…" onClick={() => void begin()}>
				New issue
			</Button>
		</div>
	);
}
