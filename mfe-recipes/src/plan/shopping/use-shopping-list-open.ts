import { useLocation, useNavigate } from 'react-router-dom';
import { useOwnSearch } from '../../over-list/use-own-search.ts';

const parameter = 'shopping';

/** Whether the list lies open, in the address: a reload in the shop shows it again, and Back closes it. */
export function useShoppingListOpen() {
  const search = useOwnSearch();
  const { state } = useLocation();
  const navigate = useNavigate();

  const searchWith = (open: boolean) => {
    const next = new URLSearchParams(search);
    if (open) next.set(parameter, 'week');
    else next.delete(parameter);
    return next.size > 0 ? `?${next}` : '';
  };

  return {
    isOpen: search.get(parameter) === 'week',
    open: () =>
      navigate(
        { search: searchWith(true) },
        { state: { ...state, isFromWeek: true }, preventScrollReset: true },
      ),
    close: () =>
      state?.isFromWeek
        ? navigate(-1)
        : navigate({ search: searchWith(false) }, { state, replace: true, preventScrollReset: true }),
  };
}
