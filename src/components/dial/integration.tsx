import { useTexts } from '@/components/texts';
import type { ProductPath } from '@/content/facts/paths';
import { productLooks } from '@/content/facts/products';
import type { ProductPageTexts } from '@/content/texts';
import type { Product } from '@/content/types';
import { HiddenOnFactSheet } from './fact-sheet';
import { PrintButton } from './print-button';
import { Artefact } from './artefact';
import { Key } from './key';
import { Rows } from './rows';
import { Sheet } from './sheet';

interface IntegrationProps {
  path: ProductPath;
  texts: ProductPageTexts;
  product: Product;
}

export function Integration({ path, texts, product }: IntegrationProps) {
  const { integration, api, questions } = product;
  const sheet = (
    <Sheet title={texts.sheet.title} note={integration.points.map(({ term }) => term).join(', ')}>
      <Rows items={integration.points} />
    </Sheet>
  );
  return (
    <section id="integration" aria-labelledby="integration-title" className="section bg-sand">
      <div className="wrap">
        <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
          <div>
            <h2 id="integration-title">{integration.title}</h2>
            <p className="mt-3 mb-6 max-w-reading text-quiet">{integration.intro}</p>
            <div className="mb-6">
              {api ? (
                <HiddenOnFactSheet>
                  <Artefact drawing={api} />
                </HiddenOnFactSheet>
              ) : (
                sheet
              )}
            </div>
            <PrintButton label={texts.sheet.print} hint={texts.sheet.hint} />
          </div>
          <div>
            {api && <div className="mb-8">{sheet}</div>}
            <HiddenOnFactSheet>
              <h3 id="questions" className="mb-3">
                {texts.questions}
              </h3>
              {questions.map(({ question, answer }) => (
                <Sheet key={question} title={question}>
                  <p>{answer}</p>
                </Sheet>
              ))}
            </HiddenOnFactSheet>
          </div>
        </div>
        <HiddenOnFactSheet>
          <Neighbours path={path} label={texts.neighbours} />
        </HiddenOnFactSheet>
      </div>
    </section>
  );
}

/** The keys before and after a product's; the last is followed by the first. */
function Neighbours({ path, label }: { path: ProductPath; label: string }) {
  const { products } = useTexts();
  const index = products.findIndex((product) => product.path === path);
  const neighbours = [products.at(index - 1), products.at((index + 1) % products.length)];
  return (
    <nav aria-label={label} className="mt-section grid grid-cols-2 gap-3 print:hidden">
      {neighbours.map(
        (product) =>
          product && (
            <Key
              key={product.path}
              digit={productLooks[product.path].digit}
              label={product.label}
              href={product.path}
            />
          ),
      )}
    </nav>
  );
}
