import { useRef, type ReactNode } from 'react';
import { Artefact } from '@/components/dial/artefact';
import { Card, Dots } from '@/components/dial/card';
import { Cards } from '@/components/dial/cards';
import { Closing } from '@/components/dial/closing';
import { ContactOptionsSection } from '@/components/dial/contact-options';
import {
  HiddenOnFactSheet,
  FactSheetFoot,
  FactSheetHead,
  factSheetId,
} from '@/components/dial/fact-sheet';
import { Ground } from '@/components/dial/ground';
import { Integration } from '@/components/dial/integration';
import { Unbroken } from '@/components/dial/key';
import { Rail } from '@/components/dial/rail';
import { Section } from '@/components/dial/section';
import { useOpenInPrint } from '@/components/dial/use-open-in-print';
import { breadcrumbData, JsonLd, serviceData } from '@/components/json-ld';
import { Seo } from '@/components/seo';
import { useTexts } from '@/components/texts';
import { Arrow } from '@/components/ui/arrow';
import { ButtonAnchor } from '@/components/ui/button';
import { servedMarkets } from '@/content/facts/markets';
import { productNameOf, withProduct, type ProductPath } from '@/content/facts/paths';
import { productLooks } from '@/content/facts/products';
import { productFacts, type ProductFacts } from '@/content/facts/site';
import type { ProductPageTexts } from '@/content/texts';
import type { Product } from '@/content/types';

interface ProductPageProps {
  path: ProductPath;
  texts: ProductPageTexts;
  product: Product;
  facts?: ProductFacts | undefined;
}

export function ProductPage(props: ProductPageProps) {
  const { path, texts, product } = props;
  const { locale, products, marketNames } = useTexts();
  const page = useRef<HTMLDivElement>(null);
  useOpenInPrint(page);
  const { description } = product.meta;
  const countries = servedMarkets.map(({ code }) => marketNames[code]);
  const name = productNameOf(path);
  const label = products.find((entry) => entry.path === path)?.label ?? '';
  return (
    <div ref={page} id={factSheetId} data-ground={productLooks[path].ground}>
      <Seo meta={product.meta} path={path} />
      <FactSheetHead title={texts.sheet.title} leaveLabel={texts.sheet.leave} />
      <Ground
        {...productLooks[path]}
        trail={texts.trail}
        title={<Unbroken label={label} />}
        subtitle={product.benefit}
        lead={product.lead}
        actions={product.actions.map((action) => ({
          ...action,
          href: withProduct(action.href, name),
        }))}
        extra={product.external && <ExternalLink {...product.external} />}
      >
        <Artefact drawing={product.hero} />
      </Ground>
      <HiddenOnFactSheet>
        <KeyAnswers {...props} />
        <Offerings {...product} note={texts.samples} />
        <Journey {...props} />
        <Section id="steps" title={texts.steps}>
          <Rail
            items={product.steps.map((step, index) => ({ figure: String(index + 1), ...step }))}
          />
        </Section>
      </HiddenOnFactSheet>
      <SheetOfferings {...product} />
      <Integration {...props} />
      <HiddenOnFactSheet>
        <ContactOptionsSection about={label} />
        <Closing sentence={product.closing} product={name} />
      </HiddenOnFactSheet>
      <FactSheetFoot />
      <JsonLd
        path={path}
        entities={[
          serviceData(locale, path, { name: label, description, countries }),
          breadcrumbData(locale, texts.trail, { name: label, path }),
        ]}
      />
    </div>
  );
}

function KeyAnswers({ path, texts, product, facts = productFacts[path] }: ProductPageProps) {
  const { locale } = useTexts();
  return (
    <div className="rule-b">
      <dl className="wrap grid gap-x-16 gap-y-5 py-6 lg:auto-cols-fr lg:grid-flow-col">
        <Answer term={texts.audience}>
          <ul className="dots sm:grid-cols-2">
            {product.audience.map((buyer) => (
              <li key={buyer}>{buyer}</li>
            ))}
          </ul>
        </Answer>
        {facts?.launchWeeks && (
          <Answer term={texts.time}>{texts.launch(...facts.launchWeeks)}</Answer>
        )}
        <Answer term={texts.cost}>
          {product.cost}
          {facts?.price && ` ${facts.price[locale]}`}
        </Answer>
      </dl>
    </div>
  );
}

function Answer({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mb-2 text-small font-semibold text-quiet">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Returns a card's width in twelfths, by default four, so that no row has a gap. */
function widthOf(index: number, count: number) {
  if (count === 4) return 6;
  const isFirstWide = index === 0 && count % 3 !== 0;
  const isLastWide = index === count - 1 && count % 3 === 1;
  return isFirstWide || isLastWide ? 8 : undefined;
}

function Offerings({ offeringsTitle, intro, offerings, note }: Product & { note: string }) {
  const { sample } = useTexts().ui.artefact;
  return (
    <Section id="offerings" title={offeringsTitle} lead={intro} isLeadBeside>
      <Cards swipeLabel={offeringsTitle}>
        {offerings.map(({ title, description, art }, index) => (
          <Card
            key={title}
            title={title}
            text={description}
            art={<Artefact drawing={art} />}
            width={widthOf(index, offerings.length)}
          />
        ))}
      </Cards>
      <p className="mt-4 text-small text-quiet">
        <span className="sample">{sample}</span> {note}
      </p>
    </Section>
  );
}

function Journey({ path, texts, product, facts = productFacts[path] }: ProductPageProps) {
  const { locale, ui } = useTexts();
  const { journey, commercial, settlement } = product;
  return (
    <Section id="flow" title={journey.title} sample={ui.artefact.sample} tone="sand">
      <Rail items={journey.stations} ownLabel={texts.runByUs} />
      <div className="mt-section grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
        <section aria-labelledby="commercial-title">
          <h2 id="commercial-title" className="mb-4">
            {texts.commercial}
          </h2>
          <p className="max-w-reading text-quiet">{commercial}</p>
          {facts?.result && (
            <p className="mt-4 max-w-reading font-semibold">{facts.result[locale]}</p>
          )}
          {settlement.kind === 'receipt' && settlement.bars && (
            <a href="/samples/reconciliation.csv" hrefLang="en" download className="more-link mt-2">
              {texts.sampleFile}
            </a>
          )}
        </section>
        <Artefact drawing={settlement} />
      </div>
    </Section>
  );
}

function SheetOfferings({ offeringsTitle, offerings }: Product) {
  return (
    <section className="wrap in-sheet flex-col">
      <h2 className="text-heading">{offeringsTitle}</h2>
      <div className="mt-3 grid gap-4 sm:grid-cols-3">
        {offerings.map(({ title, features }) => (
          <div key={title}>
            <h3 className="text-body">{title}</h3>
            <Dots items={features} />
          </div>
        ))}
      </div>
    </section>
  );
}

function ExternalLink({ label, href }: { label: string; href: string }) {
  const { ui } = useTexts();
  return (
    <ButtonAnchor variant="text" href={href} target="_blank" rel="noopener">
      {`${label} `}
      <span className="sr-only">{ui.opensInNewTab}</span>
      <Arrow direction="out" />
    </ButtonAnchor>
  );
}
