import { Button } from '../controls/Button';
import { Menu, MenuChoices } from '../controls/Menu';
import { previewRates } from '../store/ViewState';
import { useView, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';

const choices = previewRates.map((rate) => ({ value: String(rate), label: words.stage.rate.value(rate) }));

/** The speed of the preview. The lamp always plays at normal speed. */
export function RateMenu() {
  const { setView } = useWindowStore();
  const rate = useView(({ previewRate }) => previewRate);

  function choose(value: string) {
    const chosen = previewRates.find((each) => String(each) === value);
    if (chosen !== undefined) setView({ previewRate: chosen });
  }

  return (
    <Menu
      trigger={
        <Button look="plain" label={words.stage.rate.button(rate)}>
          {words.stage.rate.value(rate)}
        </Button>
      }
    >
      <MenuChoices label={words.stage.rate.hint} value={String(rate)} choices={choices} onChoose={choose} />
    </Menu>
  );
}
