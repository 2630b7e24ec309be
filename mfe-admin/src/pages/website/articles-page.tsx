import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { ListArticles } from '../../features/list-articles/list-articles.tsx';
import { NewArticle } from '../../features/list-articles/new-article.tsx';
import { useNow } from '../../lib/page/use-now.ts';

/** `/admin/blogs` */
export function ArticlesPage(): ReactNode {
	usePage({ title: 'Articles' });
	return (
		<>
			<AdminHeading title="Articles" lead="Only you see a draft, until you publish it." action={<NewArticle />} />
			<ListArticles now={useNow()} />
		</>
	);
}
