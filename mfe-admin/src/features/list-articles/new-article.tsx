import { explain, paths, useNavigateUnlessLeft } from '@tulia/platform';
import { Button, toast } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useCreateArticleMutation } from '../../api/website/articles-api.ts';

const EMPTY_DRAFT = {
	title: '',
	snippet: '',
	author: '',
	aboutAuthor: '',
	category: 'Wellness',
	imageUrl: '',
	content: '',
} as const;
const WORDS = { forbidden: 'This account may not write articles. Please log in with a staff account.' };

export function NewArticle(): ReactNode {
	const [create, { isLoading }] = useCreateArticleMutation();
	const navigate = useNavigateUnlessLeft();

	async function begin(): Promise<void> {
		const { data, error } = await create(EMPTY_DRAFT);
		if (data) await navigate(paths.adminArticle(data.id));
		else toast.error(explain(error, WORDS, 'We could not start an article. Check your connection and try again.'));
	}
	return (
		<Button busy={isLoading} busyLabel="Starting…" onClick={() => void begin()}>
			New article
		</Button>
	);
}
