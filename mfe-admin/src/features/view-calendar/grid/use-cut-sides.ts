import { useEffect, useState } from 'react';

interface CutSides {
	readonly isLeftCut: boolean;
	readonly isRightCut: boolean;
}

const NONE: CutSides = { isLeftCut: false, isRightCut: false };

/** The sides on which a scrolling box has hidden content. */
export function useCutSides(box: { readonly current: HTMLElement | null }): CutSides {
	const [sides, setSides] = useState(NONE);
	useEffect(() => {
		const element = box.current;
		if (!element) return;
		const look = (): void => {
			const { scrollLeft, scrollWidth, clientWidth } = element;
			const next = { isLeftCut: scrollLeft > 1, isRightCut: scrollLeft + clientWidth < scrollWidth - 1 };
			setSides((before) =>
				before.isLeftCut === next.isLeftCut && before.isRightCut === next.isRightCut ? before : next,
			);
		};
		look();
		element.addEventListener('scroll', look, { passive: true });
		window.addEventListener('resize', look);
		return () => {
			element.removeEventListener('scroll', look);
			window.removeEventListener('resize', look);
		};
	}, [box]);
	return sides;
}
