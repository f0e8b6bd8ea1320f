package dev.lastro

import java.time.LocalDate
import org.junit.jupiter.api.AfterEach
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.BeforeEach
import org.junit.jupiter.api.Test

/** The screen of the tutorial, as its page shows it. */
class SaleScreenTest {
    private val screen = SaleScreen(customer = 7, service = 10, today = LocalDate.of(2027, 1, 15))
    private val due = LocalDate.of(2027, 1, 31)

    @BeforeEach
    fun start() {
        Lastro.load()
        Lastro.language = Language.PT_BR
    }

    @AfterEach
    fun inEnglishAgain() {
        Lastro.language = Language.EN
    }

    @Test
    fun theInstallmentsAreShownWhileTheUserTypes() {
        val shown = screen.show("1.129,90", 3, due)
        val lines = listOf("1: 2027-01-31, R$ 376,64", "2: 2027-02-28, R$ 376,63", "3: 2027-03-31, R$ 376,63")
        assertEquals(lines, shown.installments.map { it.replace('\u00a0', ' ') })
        assertEquals(emptyList<String>(), shown.problems)
        assertTrue(""""parcelas":[{"parcela":1,"data_vencimento":"2027-01-31","valor":376.64}""" in shown.body!!, shown.body)
    }

    @Test
    fun whatIsWrongIsToldInTheLanguageOfTheApp() {
        val none = screen.show("129,90", 2000, due)
        assertEquals(listOf("Parcelas: parcelas: está fora da faixa permitida, mínimo 1, máximo 1000"), none.problems)
        assertNull(none.body)
        assertEquals(listOf("text: valor inválido; use ponto decimal (129.90)"), screen.show("abc", 2, due).problems)
    }
}
