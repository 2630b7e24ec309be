import type { ArticleCard } from '@tulia/contracts/article/schemas';
import { paths } from '@tulia/platform';
import { Button, Icon, MenuPanel, useDisclosure } from '@tulia/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { CopyLink } from './copy-link.tsx';
import { shareLinks } from './share-links.ts';
import * as s from './share-menu.module.css';

/** The parts of the menu that are known only in the browser. */
interface Ways {
	readonly address: string;
	readonly hasSheet: boolean;
}

/**
 * Ways to share an article. They are prerendered with the path in place of the address: before hydration the boot
 * script fills in the address and opens the menu (the shell's `boot/article-actions.ts`).
 */
export function ShareMenu({ article }: { readonly article: Pick<ArticleCard, 'id' | 'title'> }): ReactNode {
	const { isOpen, setOpen, panelId, frame, trigger } = useDisclosure();
	// The path only: the search in the address is private.
	const path = paths.article(article.id);
	const [ways, setWays] = useState<Ways>({ address: path, hasSheet: false });

	const readWays = (): void =>
		setWays({ address: location.origin + path, hasSheet: typeof navigator.share === 'function' });
	// biome-ignore lint/correctness/useExhaustiveDependencies: once on mount, since the menu may be open already
	useEffect(readWays, []);

	function press(): void {
		readWays();
		setOpen(!isOpen);
	}

	return (
		<div {...frame} className={s.share}>
			<Button {...trigger} variant="quiet" size="sm" className={s.trigger} onClick={press} suppressHydrationWarning>
				<Icon name="share" />
				Share
			</Button>
			<MenuPanel id={panelId} className={s.panel} isOpen={isOpen} data-share={path}>
				<Choices {...ways} title={article.title} />
			</MenuPanel>
		</div>
	);
}

function Choices({ address, hasSheet, title }: Ways & { readonly title: string }): ReactNode {
	// A dismissed share sheet rejects: that is no error.
	const openSheet = (): void => void navigator.share({ title, url: address }).catch(() => undefined);
	return (
		<ul>
			<li hidden={!hasSheet} suppressHydrationWarning>
				<button type="button" onClick={openSheet} data-share-sheet>
					<Icon name="share" />
					Send with an app
				</button>
			</li>
			<li>
				<CopyLink address={address} />
			</li>
			{shareLinks(title, address).map(({ label, icon, href }) => (
				<li key={label}>
					<a
						href={href}
						{...(icon === 'mail' ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
						suppressHydrationWarning
					>
						<Icon name={icon} />
						{label}
					</a>
				</li>
			))}
		</ul>
	);
}
