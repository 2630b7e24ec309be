/** Opens every closed `<details>` around an element, which could neither be seen nor take the focus in it. */
export function openDetailsAround(element: Element | null): void {
	for (let around = element?.closest('details'); around; around = around.parentElement?.closest('details'))
		around.open = true;
}
