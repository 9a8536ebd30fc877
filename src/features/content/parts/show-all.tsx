import Check from 'lucide-react/icons/check';
import { names, slots } from '#src/components/style/style.ts';

/** Unfolds or folds all sections of a page. A tick before the script is loaded takes effect afterwards. */
export const ShowAll = () => {
  const at = slots('choiceGroup');
  return (
    <label className={names(at('item'), slots('content')('showAll'))}>
      <input type="checkbox" autoComplete="off" className={at('input')} data-unfold-all />
      <span className={at('mark')}>
        <Check aria-hidden />
      </span>
      <span className={at('text')}>Show all sections</span>
    </label>
  );
};
