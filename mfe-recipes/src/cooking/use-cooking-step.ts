import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Which step is cooked now, in the address (`?step=2`): a reload stays there, and Back leaves the kitchen. */
export function useCookingStep(steps: number) {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const wanted = Number(search.get('step') ?? Number.NaN);
  const place = Number.isInteger(wanted) && wanted >= 1 && wanted <= steps ? wanted - 1 : null;

  const goTo = (search: string, { state: next = state, replace = true } = {}) =>
    navigate({ search }, { state: next, replace, preventScrollReset: true });

  return {
    place,
    // The rest of the state says whether the recipe lies over a list.
    start: () => goTo('?step=1', { state: { ...state, isFromRecipe: true }, replace: false }),
    go: (next: number) => goTo(`?step=${next + 1}`),
    // Back to where it was started, so that no entry is left in the history that leads nowhere new.
    close: () => (state?.isFromRecipe ? navigate(-1) : goTo('')),
  };
}
